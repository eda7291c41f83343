type Length = `${number}${'px' | 'vw' | 'vh'}`

/** A place's width while the media condition `when` holds, and its shape (width by height) or height; lengths may be slightly too large. */
export type Place = { when?: string; width: Length; shape?: number; height?: Length }

type Shape = { width: number; height: number }

export const PHONE = '(max-width: 39.99em)'

/** At three dots a pixel the eye sees no gain over two, so a phone loads a quarter less. */
const DENSE_PHONE = `${PHONE} and (min-resolution: 2.5dppx)`
const DENSE_SHARE = 0.75

export function sizesOf(picture: Shape, places: readonly Place[]): string {
  const last = places.at(-1)
  const onDense = last ? [`${DENSE_PHONE} ${shownWidth(picture, last, DENSE_SHARE)}`] : []
  const each = places.map((place) =>
    [place.when, shownWidth(picture, place, 1)].filter(Boolean).join(' '),
  )
  return [...onDense, ...each].join(', ')
}

const MAX_DENSITY = 2

export function maxPixels(picture: Shape, [widest]: readonly Place[]): number {
  if (!widest?.width.endsWith('px') || widest.height) return Number.POSITIVE_INFINITY
  return Number.parseFloat(shownWidth(picture, widest, MAX_DENSITY))
}

function shownWidth(picture: Shape, { width, shape, height }: Place, share: number): string {
  const ownShape = picture.width / picture.height
  if (height) return `max(${times(width, share)}, ${times(height, ownShape * share)})`
  return times(width, (shape ? Math.max(1, ownShape / shape) : 1) * share)
}

function times(length: Length, factor: number): string {
  return `${Math.round(Number.parseFloat(length) * factor * 10) / 10}${length.slice(-2)}`
}
