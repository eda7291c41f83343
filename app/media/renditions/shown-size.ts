type Length = `${number}${'px' | 'vw' | 'vh'}`

/**
 * A place that a picture fills, cut where its shape differs: how wide it is while `when`, a media
 * condition, holds, and its shape (width by height) or its height. Lengths may be a little too large.
 */
export type Place = { when?: string; width: Length; shape?: number; height?: Length }

type Shape = { width: number; height: number }

export const PHONE = '(max-width: 39.99em)'

/** A phone of three dots a pixel gains nothing the eye sees over two: it is asked for a quarter less. */
const DENSE_PHONE = `${PHONE} and (min-resolution: 2.5dppx)`
const DENSE_SHARE = 0.75

/** The HTML `sizes` attribute of a picture: the first place whose condition holds counts, and the last has none. */
export function sizesOf(picture: Shape, places: readonly Place[]): string {
  const last = places.at(-1)
  const onDense = last ? [`${DENSE_PHONE} ${shownWidth(picture, last, DENSE_SHARE)}`] : []
  const each = places.map((place) =>
    [place.when, shownWidth(picture, place, 1)].filter(Boolean).join(' '),
  )
  return [...onDense, ...each].join(', ')
}

/** Beyond two dots a pixel a large screen shows no more either. */
const MOST_DENSE = 2

/** The most pixels across that a picture is of use with, where the widest screens show it at a fixed width. */
export function mostPixels(picture: Shape, [widest]: readonly Place[]): number {
  if (!widest?.width.endsWith('px') || widest.height) return Number.POSITIVE_INFINITY
  return Number.parseFloat(shownWidth(picture, widest, MOST_DENSE))
}

/** How wide the whole picture is that fills a place: wider than the place where it is cut at its sides. */
function shownWidth(picture: Shape, { width, shape, height }: Place, share: number): string {
  const ownShape = picture.width / picture.height
  if (height) return `max(${times(width, share)}, ${times(height, ownShape * share)})`
  return times(width, (shape ? Math.max(1, ownShape / shape) : 1) * share)
}

function times(length: Length, factor: number): string {
  return `${Math.round(Number.parseFloat(length) * factor * 10) / 10}${length.slice(-2)}`
}
