import { type HeadFacts, Picture, NOTHING, toTenth } from '#app/media/picture.tsx'
import { usualAddress, sourceSetOf } from '#app/media/renditions/picture-address.ts'
import { type Place, PHONE, sizesOf } from '#app/media/renditions/picture-sizes.ts'
import type { CoverAtTime } from '#app/media/time-of-day/cover-by-time.ts'

type LitPictureProps = {
  picture: HeadFacts
  covers: readonly CoverAtTime[]
  places: readonly Place[]
  load?: 'first'
}

/** A cover at its own and the selected time of day; `TimeOfDayControl` must be inside the same `.has-times-of-day`. */
export function LitPicture({ picture, covers, places, load }: LitPictureProps) {
  return (
    <div className="lit-picture">
      <Picture picture={picture} places={places} load={load} />
      <CoverPictures heads={covers} places={places} />
    </div>
  )
}

/** Few visitors load them, so fewer widths keep the page short. */
const WIDTHS = { wide: [1280, 1920, 2560], phone: [960] } as const

type CoverPicturesProps = {
  heads: readonly CoverAtTime[]
  places: readonly Place[]
}

/** Hidden pictures, which browsers load only when their time of day is selected. */
function CoverPictures({ heads, places }: CoverPicturesProps) {
  return heads.map(({ light, wide, phone }) => (
    <picture key={light}>
      {/* Without script browsers load hidden pictures too. */}
      <source media="(scripting: none)" srcSet={NOTHING} />
      <source
        media={PHONE}
        type="image/avif"
        srcSet={sourceSetOf(phone, WIDTHS.phone)}
        sizes={sizesOf(phone, places.slice(-1))}
      />
      <source
        type="image/avif"
        srcSet={sourceSetOf(wide, WIDTHS.wide)}
        sizes={sizesOf(wide, places)}
      />
      <img
        className={`in-${light}`}
        src={usualAddress(wide)}
        width={wide.width}
        height={wide.height}
        alt={wide.alt}
        data-focus={toTenth(wide.focus)}
        loading="lazy"
        decoding="async"
      />
    </picture>
  ))
}
