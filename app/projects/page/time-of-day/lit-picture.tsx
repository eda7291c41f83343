import { useContext } from 'react'

import { type HeadFacts, Picture, NOTHING, toTenth } from '#app/media/picture.tsx'
import { usualAddress, sourceSetOf } from '#app/media/renditions/picture-address.ts'
import { type Place, PHONE, sizesOf } from '#app/media/renditions/picture-sizes.ts'
import type { CoverAtTime } from '#app/media/time-of-day/cover-by-time.ts'
import { PageNonce } from '#app/ui/document/page-nonce.ts'

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
      <CoversWithoutScript heads={covers} />
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

const WIDTH = { wide: 1600, phone: 960 } as const

/** As backgrounds, which load only when shown; without script every `img` would load. */
function CoversWithoutScript({ heads }: { heads: readonly CoverAtTime[] }) {
  const nonce = useContext(PageNonce)
  // React escapes quotes and angle brackets in a style, so it may contain none.
  const rules = heads.map(({ light, wide, phone }) => {
    const place = `.has-times-of-day:has([value=${light}]:checked) .lit-picture::after`
    const position = `50% ${toTenth(wide.focus)}%`
    const [across, upright] = [addressOf(wide, WIDTH.wide), addressOf(phone, WIDTH.phone)]
    return `${place}{background:url(${across}) ${position}/cover}@media ${PHONE}{${place}{background-image:url(${upright})}}`
  })
  return (
    <noscript>
      <style nonce={nonce}>{rules.join('')}</style>
    </noscript>
  )
}

function addressOf(file: Parameters<typeof sourceSetOf>[0], width: number): string {
  return sourceSetOf(file, [width]).replace(/ \d+w$/, '')
}
