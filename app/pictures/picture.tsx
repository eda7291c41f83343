import { pictures } from './manifest.ts'

const WIDTHS = [400, 640, 960, 1280, 1600] as const

type PictureProps = {
  id: string
  /** The HTML `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** The largest picture of the first screen: loaded at once. */
  priority?: boolean
  className?: string
  /** Replaces the slot's own text, for example with '' where the words stand beside it. */
  alt?: string
}

/** The address of a slot's largest picture, for a link. Throws for an unknown slot. */
export function pictureAddress(id: string, format = 'webp'): string {
  const picture = pictures.get(id)
  if (!picture) throw new Error(`No picture for the slot "${id}".`)
  return `/pictures/${id}-${picture.hash.slice(0, 8)}-${largestOf(picture.width)}.${format}`
}

function largestOf(width: number): number {
  return WIDTHS.findLast((one) => one <= width) ?? WIDTHS[0]
}

/** A slot's picture in the widths and formats the browser may choose from. Throws for an unknown slot. */
export function Picture({ id, sizes, priority = false, className, alt }: PictureProps) {
  const picture = pictures.get(id)
  if (!picture) throw new Error(`No picture for the slot "${id}".`)
  const widths = WIDTHS.filter((width) => width <= picture.width)
  const address = (width: number, format: string) =>
    `/pictures/${id}-${picture.hash.slice(0, 8)}-${width}.${format}`
  const sources = (format: string) =>
    widths.map((width) => `${address(width, format)} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={address(Math.min(960, picture.width), 'webp')}
        srcSet={sources('webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        data-focus={Math.round(picture.focus / 10) * 10}
        className={className}
      />
    </picture>
  )
}
