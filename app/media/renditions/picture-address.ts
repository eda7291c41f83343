import { sorted } from '#app/lib/lists.ts'

/** What the addresses of a picture are made of; `hash` names these very bytes. */
export type PictureFile = { id: string; hash: string; width: number; height: number }

export type PictureFormat = 'avif' | 'webp'

/**
 * Pixels, in the order in which visitors ask for them most; pictures are made in these and no
 * others. Each is what some page asks for on common screens (ops/bench/pictures/README.md).
 */
export const pictureWidths = [740, 480, 400, 960, 1600, 1280, 1920, 2560] as const
/** What pages of earlier releases name, which may be open. */
const FORMER_WIDTHS: readonly number[] = [340, 640, 840, 2880]
/** The few browsers without AVIF choose among fewer, which keeps every page shorter. */
const OFFERED_AS_WEBP: readonly number[] = [480, 960, 1600, 2560]
/** Beside what a page offers as `srcset`: for a browser that knows neither. */
const USUAL = 960

/** How pictures are encoded (picture-encoding.server.ts): a change gives each a new address, because browsers and caches keep the old one for good. */
const ENCODING = 2

const NAME =
  /^(?<id>[a-z\d-]+)-(?<hash>[\da-f]{8})-(?<width>\d{3,4})(?:-(?<encoding>\d))?\.(?<format>avif|webp)$/

/** The widths that a picture is offered in, the smallest first: none is wider than its master. */
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

/**
 * What a name says, of this encoding or an earlier one; a former width reads as the next smaller one of
 * today. Undefined for a name that no picture has. Whether there is such a picture is not asked.
 */
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
  if (!FORMER_WIDTHS.includes(width)) return pictureWidths.find((one) => one === width)
  return Math.max(...pictureWidths.filter((one) => one <= width), Math.min(...pictureWidths))
}

/** The address of a picture at its largest, for a link. */
export function pictureAddress(file: PictureFile): string {
  return addressOf(file, widthsOf(file).at(-1) ?? 0, 'webp')
}

/** The address of a middling size, for `src`. */
export function usualAddress(file: PictureFile): string {
  const usual = widthsOf(file).findLast((width) => width <= USUAL)
  return addressOf(file, usual ?? 0, 'webp')
}

/** The widths of one format, for `srcset`, up to the first that has the most pixels that are of use. */
export function sourceSet(file: PictureFile, format: PictureFormat, most = Infinity): string {
  return widthsOf(file)
    .filter((width) => format === 'avif' || OFFERED_AS_WEBP.includes(width))
    .filter((_, at, all) => (all[at - 1] ?? 0) < most)
    .map((width) => `${addressOf(file, width, format)} ${width}w`)
    .join(', ')
}

/** A picture in AVIF in some of its widths, for `srcset` where few visitors ask for it. */
export function sourceSetOf(file: PictureFile, widths: readonly number[]): string {
  return widthsOf(file)
    .filter((width) => widths.includes(width))
    .map((width) => `${addressOf(file, width, 'avif')} ${width}w`)
    .join(', ')
}

function addressOf(file: PictureFile, width: number, format: PictureFormat): string {
  return `/pictures/${pictureName(file, width, format)}`
}
