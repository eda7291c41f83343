/** A picture as a page knows it; `hash` names these very bytes, `focus` is the y of a crop in percent. */
export type PictureFacts = {
  id: string
  hash: string
  width: number
  height: number
  focus: number
  alt: string
  /** Drawn, and named so where it is shown; else a photograph. */
  isImpression: boolean
}

/** Pixels; server/pictures.ts makes these and no others. */
const WIDTHS = [400, 640, 960, 1280, 1600, 2560] as const

type PictureProps = {
  picture: PictureFacts
  /** The HTML `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** The largest picture of the first screen: loaded at once. */
  priority?: boolean
  className?: string
  /** Replaces the slot's own text, for example with '' where the words stand beside it. */
  alt?: string
}

/** The address of a slot's largest picture, for a link. */
export function pictureAddress({ id, hash, width }: PictureFacts, format = 'webp'): string {
  const largest = WIDTHS.findLast((one) => one <= width) ?? WIDTHS[0]
  return `/pictures/${id}-${hash}-${largest}.${format}`
}

/** A slot's picture in the widths and formats the browser may choose from. */
export function Picture({ picture, sizes, priority = false, className, alt }: PictureProps) {
  const widths = WIDTHS.filter((width) => width <= picture.width)
  const address = (width: number, format: string) =>
    `/pictures/${picture.id}-${picture.hash}-${width}.${format}`
  const sources = (format: string) =>
    widths.map((width) => `${address(width, format)} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={address(widths.findLast((width) => width <= 960) ?? WIDTHS[0], 'webp')}
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
