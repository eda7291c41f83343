import { sorted } from '#app/lib/lists.ts'

export type PictureFile = { id: string; hash: string; width: number; height: number }

export type PictureFormat = 'avif' | 'webp'

/** Pixels, most requested first; the widths that pages need on common screens (docs/performance-in-use.md, Pictures). */
export const pictureWidths = [740, 480, 400, 960, 1600, 1280, 1920, 2560] as const
/** Pages of earlier releases that are still open name these. */
const FORMER_WIDTHS: readonly number[] = [340, 640, 840, 2880]
/** The few browsers without AVIF get fewer widths, which shortens every page. */
const OFFERED_AS_WEBP: readonly number[] = [480, 960, 1600, 2560]
/** Of a person next to a name, on dense screens, too. */
const PORTRAIT_WIDTH = 160
/** For browsers without `srcset`. */
const USUAL = 960

/** A change to picture-encoding.server.ts raises it, since browsers and caches keep an address for good. */
const ENCODING = 2

const NAME =
  /^(?<id>[a-z\d-]+)-(?<hash>[\da-f]{8})-(?<width>\d{3,4})(?:-(?<encoding>\d))?\.(?<format>avif|webp)$/

export function widthsOf({ width }: Pick<PictureFile, 'width'>): number[] {
  return sorted(
    pictureWidths.filter((one) => one <= width),
    (one, other) => one - other,
  )
}

export function pictureName(
  { id, hash }: Pick<PictureFile, 'id' | 'hash'>,
  width: number,
  format: PictureFormat,
): string {
  return `${id}-${hash}-${width}-${ENCODING}.${format}`
}

/** Reads a name of this or an earlier encoding; a former width becomes the next smaller one. The picture may not exist. */
export function readPictureName(
  name: string,
): { id: string; hash: string; width: number; format: PictureFormat } | undefined {
  const { id, hash, width, encoding = 1, format } = NAME.exec(name)?.groups ?? {}
  const known = knownWidth(Number(width))
  if (id === undefined || hash === undefined || known === undefined) return undefined
  if (Number(encoding) > ENCODING) return undefined
  return { id, hash, width: known, format: format === 'avif' ? 'avif' : 'webp' }
}

function knownWidth(width: number): number | undefined {
  if (width === PORTRAIT_WIDTH) return width
  if (!FORMER_WIDTHS.includes(width)) return pictureWidths.find((one) => one === width)
  return Math.max(...pictureWidths.filter((one) => one <= width), Math.min(...pictureWidths))
}

export function pictureAddress(file: PictureFile): string {
  return addressOf(file, widthsOf(file).at(-1) ?? 0, 'webp')
}

export function usualAddress(file: PictureFile): string {
  const usual = widthsOf(file).findLast((width) => width <= USUAL)
  return addressOf(file, usual ?? 0, 'webp')
}

export function portraitAddress(file: PictureFile): string {
  return addressOf(file, PORTRAIT_WIDTH, 'webp')
}

export function sourceSet(file: PictureFile, format: PictureFormat, maxWidth = Infinity): string {
  return widthsOf(file)
    .filter((width) => format === 'avif' || OFFERED_AS_WEBP.includes(width))
    .filter((_, at, all) => (all[at - 1] ?? 0) < maxWidth)
    .map((width) => `${addressOf(file, width, format)} ${width}w`)
    .join(', ')
}

export function sourceSetOf(file: PictureFile, widths: readonly number[]): string {
  return widthsOf(file)
    .filter((width) => widths.includes(width))
    .map((width) => `${addressOf(file, width, 'avif')} ${width}w`)
    .join(', ')
}

function addressOf(file: PictureFile, width: number, format: PictureFormat): string {
  return `/pictures/${pictureName(file, width, format)}`
}
