import { useContext } from 'react'

import { toTenth } from '#app/media/picture.tsx'
import { sourceSetOf } from '#app/media/renditions/picture-address.ts'
import { PHONE } from '#app/media/renditions/picture-sizes.ts'
import type { HeadInLight } from '#app/media/time-of-day/cover-by-time.ts'
import { PageNonce } from '#app/ui/document/page-nonce.ts'

const WIDTH = { wide: 1600, phone: 960 } as const

/** As backgrounds, which load only when shown; without script every `img` would load. */
export function LightsWithoutScript({ heads }: { heads: readonly HeadInLight[] }) {
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
