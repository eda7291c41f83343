import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'

type PictureFile = { id: string; hash: string; width: number; height: number }
type PictureFormat = 'avif' | 'webp'
type Made = Record<PictureFormat, string> & { usual: string; largest: string }

/** Pixels: the widths that the site offers, the smallest first. */
const WIDTHS = [400, 640, 960, 1280, 1600, 2560]
/** For a browser that knows no `srcset`. */
const USUAL = 960

const masters = import.meta.glob<{ default: ImageMetadata }>(
  '../../../../../content/pictures/*.avif',
  { eager: true },
)

const made: ReadonlyMap<string, Made> = new Map(
  await Promise.all(
    Object.entries(masters).map(async ([path, { default: master }]) => {
      const id = path.slice(path.lastIndexOf('/') + 1, -'.avif'.length)
      return [id, await makeAll(master)] as const
    }),
  ),
)

export function widthsOf({ width }: Pick<PictureFile, 'width'>): number[] {
  return WIDTHS.filter((one) => one <= width)
}

export function sourceSet({ id }: PictureFile, format: PictureFormat): string {
  return madeOf(id)[format]
}

export function usualAddress({ id }: PictureFile): string {
  return madeOf(id).usual
}

export function pictureAddress({ id }: PictureFile): string {
  return madeOf(id).largest
}

function madeOf(id: string): Made {
  const found = made.get(id)
  if (!found) throw new Error(`No master of the picture "${id}".`)
  return found
}

async function makeAll(master: ImageMetadata): Promise<Made> {
  const widths = widthsOf(master)
  const make = (format: PictureFormat) => getImage({ src: master, format, widths })
  const one = (width: number) => getImage({ src: master, format: 'webp', width })
  const [avif, webp, usual, largest] = await Promise.all([
    make('avif'),
    make('webp'),
    one(widths.findLast((width) => width <= USUAL) ?? 0),
    one(widths.at(-1) ?? 0),
  ])
  return {
    avif: avif.srcSet.attribute,
    webp: webp.srcSet.attribute,
    usual: usual.src,
    largest: largest.src,
  }
}
