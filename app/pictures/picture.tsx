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

/** A picture at the head of a page, with the version for phones if it has one. */
export type HeadFacts = PictureFacts & { phone?: File }

/** What the addresses of a picture are made of. */
type File = Pick<PictureFacts, 'id' | 'hash' | 'width' | 'height'>

/** Pixels; server/pictures.ts makes these and no others. */
const WIDTHS = [400, 640, 960, 1280, 1600, 2560] as const

type PictureProps = {
  /** With `phone`, that one stands in its place on screens under 40em. */
  picture: HeadFacts
  /** The HTML `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** The largest picture of the first screen: loaded at once. */
  priority?: boolean
  className?: string
}

const PHONE = '(max-width: 39.99em)'

/** The address of a slot's largest picture, for a link. */
export function pictureAddress(picture: File, format = 'webp'): string {
  const largest = widthsOf(picture).at(-1) ?? WIDTHS[0]
  return addressOf(picture, largest, format)
}

/** A slot's picture in the widths and formats the browser may choose from; none is mere decoration, so each is said. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { phone } = picture
  const usual = widthsOf(picture).findLast((width) => width <= 960) ?? WIDTHS[0]
  return (
    <picture>
      {phone ? <PhoneSources phone={phone} /> : null}
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        src={addressOf(picture, usual, 'webp')}
        srcSet={sourceSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        data-focus={Math.round(picture.focus / 10) * 10}
        className={className}
      />
    </picture>
  )
}

function PhoneSources({ phone }: { phone: File }) {
  const { width, height } = phone
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      media={PHONE}
      type={`image/${format}`}
      srcSet={sourceSet(phone, format)}
      sizes="100vw"
      width={width}
      height={height}
    />
  ))
}

function widthsOf({ width }: File): number[] {
  return WIDTHS.filter((one) => one <= width)
}

function addressOf({ id, hash }: File, width: number, format: string): string {
  return `/pictures/${id}-${hash}-${width}.${format}`
}

function sourceSet(file: File, format: string): string {
  return widthsOf(file)
    .map((width) => `${addressOf(file, width, format)} ${width}w`)
    .join(', ')
}
