import { sourceSet, usualAddress, type PictureFile } from './renditions/picture-address.ts'
import { mostPixels, PHONE, sizesOf, type Place } from './renditions/shown-size.ts'

/** A picture as a page knows it; `focus` is the y of a crop in percent, `focusX` its x where that is not the middle. */
export type PictureFacts = PictureFile & {
  focus: number
  focusX?: number
  alt: string
  /** Drawn, and named so where it is shown; else a photograph. */
  isImpression: boolean
  /** Stands for one that is not drawn yet. */
  isStill?: true
}

/** A picture at the head of a page as wide screens show it, with the version for phones if it has one. */
export type HeadFacts = PictureFacts & { phone?: PictureFile }

type PictureProps = {
  /** With `phone`, that one stands in its place on screens under 40em. */
  picture: HeadFacts
  /** Where it is shown, the widest screens first. */
  places: readonly Place[]
  /** `first` is the largest of the first screen, one a page; `early` others that stand there on wide screens. */
  load?: 'first' | 'early' | undefined
  /** While this media condition holds nothing is shown, and nothing loaded. */
  hiddenWhile?: string
  className?: string
}

/** On a phone those that stand on the first screen of wide ones lie below it: they leave the line to the first. */
const PRIORITY = { first: 'high', early: 'low' } as const

/** One clear pixel, where no picture is to be loaded. */
export const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** As picture.css has it: percent, to the nearest tenth. */
export function toTenth(focus: number): number {
  return Math.round(focus / 10) * 10
}

/** A slot's picture in the widths and formats the browser may choose from; none is mere decoration, so each is said. */
export function Picture({ picture, places, load, hiddenWhile, className }: PictureProps) {
  const { phone } = picture
  const sizes = sizesOf(picture, places)
  const most = mostPixels(picture, places)
  return (
    <picture>
      {hiddenWhile ? <source media={`screen and ${hiddenWhile}`} srcSet={NOTHING} /> : null}
      {phone ? <PhoneSources phone={phone} places={places.slice(-1)} /> : null}
      <source type="image/avif" srcSet={sourceSet(picture, 'avif', most)} sizes={sizes} />
      <img
        src={usualAddress(picture)}
        srcSet={sourceSet(picture, 'webp', most)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={load ? 'eager' : 'lazy'}
        fetchPriority={load ? PRIORITY[load] : undefined}
        decoding="async"
        data-focus={toTenth(picture.focus)}
        data-focus-x={picture.focusX === undefined ? undefined : toTenth(picture.focusX)}
        className={className}
      />
    </picture>
  )
}

/** Shown where the last of a picture's places is. */
function PhoneSources({ phone, places }: { phone: PictureFile; places: readonly Place[] }) {
  const { width, height } = phone
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      media={PHONE}
      type={`image/${format}`}
      srcSet={sourceSet(phone, format)}
      sizes={sizesOf(phone, places)}
      width={width}
      height={height}
    />
  ))
}
