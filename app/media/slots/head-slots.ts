import { type Light, lights, lightWords } from '#app/media/time-of-day/times-of-day.ts'
import type { HeadVersion, PictureSlot } from '#content/pictures/slot.ts'

/** The screens that the head of a page is drawn for, each with a composition of its own. */
export const headScreens = ['wide', 'phone'] as const
export type HeadScreen = (typeof headScreens)[number]

/** Pixels. The head is 1440 x 484 on a usual wide screen, and 4:5 across a phone: at two and at three pixels each. */
const SIZES: Record<HeadScreen, Pick<PictureSlot, 'width' | 'height'>> = {
  wide: { width: 2880, height: 960 },
  phone: { width: 1280, height: 1600 },
}

/** The id of a head as it is drawn for a screen; the slot's own id is that of its card. */
export function headIdOf(id: string, screen: HeadScreen): string {
  return `${id}-${screen}`
}

/** The id of a head in another light than its own. */
export function lightIdOf(id: string, screen: HeadScreen, light: Light): string {
  return `${headIdOf(id, screen)}-${light}`
}

/** Every picture that is drawn of a slot: its own, then its head for wide screens and phones, then those in the lights of the day where it is marked. */
export function versionsOf(slot: PictureSlot): PictureSlot[] {
  const { lights: _lights, ...own } = slot
  return [own, ...headSlots(slot), ...lightSlots(slot)]
}

/** A head as it is drawn for each screen, in whose place it stands with the slot's words; none for pictures that are at no page's head. */
export function headSlots(slot: PictureSlot): PictureSlot[] {
  return headScreens.flatMap((screen) => {
    const version = slot[screen]
    return version ? [versionOf(slot, screen, version)] : []
  })
}

function versionOf(slot: PictureSlot, screen: HeadScreen, version: HeadVersion): PictureSlot {
  const { part: _part, wide: _wide, phone: _phone, lights: _lights, look, ...own } = slot
  const { headroom: _headroom, ...light } = look
  const { look: other, ...rest } = version
  const id = headIdOf(slot.id, screen)
  return { ...own, ...SIZES[screen], ...rest, look: { ...light, ...other }, id }
}

/**
 * A head in the lights of the day, for each screen: the same drawing, of which the hour alone
 * differs. The light that it has itself is not drawn twice; none for heads that are not marked.
 */
export function lightSlots(slot: PictureSlot): PictureSlot[] {
  const { lights: shown } = slot
  if (shown === undefined) return []
  return headScreens.flatMap((screen) => {
    const version = slot[screen]
    if (!version) return []
    const head = versionOf(slot, screen, version)
    return lights
      .filter((hour) => hour !== head.look.hour)
      .map((hour) => ({
        ...head,
        look: { ...head.look, hour },
        id: lightIdOf(slot.id, screen, hour),
        alt: `${shown} ${lightWords[hour]}. Artist's impression.`,
      }))
  })
}
