import type { FieldAttributes } from '#app/ui/document/field.tsx'

import {
  sourceSet,
  sourceSetOf,
  usualAddress,
  type PictureFile,
} from './renditions/picture-address.ts'
import { maxPixels, PHONE, sizesOf, type Place } from './renditions/picture-sizes.ts'

/** `focus` is the y of a crop in percent, `focusX` its x, the middle by default. */
export type PictureFacts = PictureFile & {
  focus: number
  focusX?: number
  alt: string
  isImpression: boolean
  isStill?: true
}

export type HeadFacts = PictureFacts & { phone?: PictureFile }

type PictureProps = {
  picture: HeadFacts
  places: readonly Place[]
  /** Offers only these; without AVIF the usual one. For many alike, whose addresses make a page long. */
  widths?: readonly number[]
  /** `first`: the largest picture of the first screen, one a page; `early`: others there on wide screens. */
  load?: 'first' | 'early' | undefined
  hiddenWhile?: string
  className?: string
  field?: FieldAttributes
}

/** On a phone these lie below the first screen and leave the bandwidth to the first picture. */
const PRIORITY = { first: 'high', early: 'low' } as const

export const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Percent rounded to tens, the only values that picture.css has. */
export function toTenth(focus: number): number {
  return Math.round(focus / 10) * 10
}

export function Picture(props: PictureProps) {
  const { picture, places, widths, load, hiddenWhile, className, field } = props
  const { phone } = picture
  const sizes = sizesOf(picture, places)
  const maxWidth = maxPixels(picture, places)
  const offered = widths ? sourceSetOf(picture, widths) : sourceSet(picture, 'avif', maxWidth)
  return (
    <picture>
      {hiddenWhile ? <source media={`screen and ${hiddenWhile}`} srcSet={NOTHING} /> : null}
      {phone ? <PhoneSources phone={phone} places={places.slice(-1)} /> : null}
      <source type="image/avif" srcSet={offered} sizes={sizes} />
      <img
        src={usualAddress(picture)}
        srcSet={widths ? undefined : sourceSet(picture, 'webp', maxWidth)}
        sizes={widths ? undefined : sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={load ? 'eager' : 'lazy'}
        fetchPriority={load ? PRIORITY[load] : undefined}
        decoding="async"
        data-focus={toTenth(picture.focus)}
        data-focus-x={picture.focusX === undefined ? undefined : toTenth(picture.focusX)}
        className={className}
        {...field}
      />
    </picture>
  )
}

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
