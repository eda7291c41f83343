import { NOTHING, toTenth } from '#app/media/picture.tsx'
import { usualAddress, sourceSetOf } from '#app/media/renditions/picture-address.ts'
import { PHONE, sizesOf, type Place } from '#app/media/renditions/picture-sizes.ts'
import type { HeadInLight } from '#app/media/time-of-day/cover-by-time.ts'

/** Few visitors load them, so fewer widths keep the page short. */
const WIDTHS = { wide: [1280, 1920, 2560], phone: [960] } as const

type LightPicturesProps = {
  heads: readonly HeadInLight[]
  places: readonly Place[]
}

/** Hidden pictures, which browsers load only when their time of day is selected. */
export function LightPictures({ heads, places }: LightPicturesProps) {
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
