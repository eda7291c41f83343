import type { PictureFile } from '#app/media/renditions/picture-address.ts'
import { headIdOf, timeOfDayIdOf } from '#app/media/slots/head-slots.ts'
import { findPicture, pictureFacts } from '#app/media/slots/manifest.server.ts'

import type { CoverAtTime } from './cover-by-time.ts'
import { type TimeOfDay, timesOfDay } from './times-of-day.ts'

type HeadIds = { wide: string; phone: string }

/** A cover at the times of day, aligned to the pixel. */
export type HeadLights = {
  own?: TimeOfDay
  versions: Record<TimeOfDay, HeadIds>
}

/** Undefined where the slot has none or shows a photo. */
export function lightsOf(id: string): HeadLights | undefined {
  const head: HeadIds = { wide: headIdOf(id, 'wide'), phone: id }
  if (!isDrawn(head)) return undefined
  // The one time of day that is not drawn separately is the cover's own.
  const [own, ...missing] = timesOfDay.filter((light) => !isDrawn(idsIn(id, light)))
  if (missing.length > 0) return undefined
  const idsOf = (light: TimeOfDay): HeadIds => (light === own ? head : idsIn(id, light))
  const versions = {
    dawn: idsOf('dawn'),
    noon: idsOf('noon'),
    dusk: idsOf('dusk'),
    night: idsOf('night'),
  }
  return own ? { own, versions } : { versions }
}

const idsIn = (id: string, light: TimeOfDay): HeadIds => ({
  wide: timeOfDayIdOf(id, 'wide', light),
  phone: timeOfDayIdOf(id, 'phone', light),
})

const isDrawn = ({ wide, phone }: HeadIds): boolean =>
  [wide, phone].every((id) => findPicture(id)?.isImpression)

export function coversByTime(id: string): CoverAtTime[] {
  const found = lightsOf(id)
  if (!found) return []
  return timesOfDay
    .filter((light) => light !== found.own)
    .map((light) => {
      const { wide, phone } = found.versions[light]
      const shown = pictureFacts(wide)
      return {
        light,
        wide: { ...fileOf(shown), alt: shown.alt, focus: shown.focus },
        phone: fileOf(pictureFacts(phone)),
      }
    })
}

function fileOf({ id, hash, width, height }: PictureFile): PictureFile {
  return { id, hash, width, height }
}
