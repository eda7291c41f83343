import { pictures } from './manifest.ts'

const WIDTHS = [400, 640, 960, 1280, 1600]

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
        className={className}
      />
    </picture>
  )
}
