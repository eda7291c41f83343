import { type TimeOfDay, timesOfDay, timeOfDayTexts } from '#app/media/time-of-day/times-of-day.ts'
import type { HeadVersion, PictureSlot } from '#content/pictures/slot.ts'

export const headScreens = ['wide', 'phone'] as const
export type HeadScreen = (typeof headScreens)[number]

/** Pixels: 1440 x 484 on a usual wide screen at two each, 4:5 across a phone at three. */
const SIZES: Record<HeadScreen, Pick<PictureSlot, 'width' | 'height'>> = {
  wide: { width: 2880, height: 960 },
  phone: { width: 1280, height: 1600 },
}

export function headIdOf(id: string, screen: HeadScreen): string {
  return `${id}-${screen}`
}

export function timeOfDayIdOf(id: string, screen: HeadScreen, light: TimeOfDay): string {
  return `${headIdOf(id, screen)}-${light}`
}

export function versionsOf(slot: PictureSlot): PictureSlot[] {
  const { lights: _lights, ...own } = slot
  return [own, ...headSlots(slot), ...timeOfDaySlots(slot)]
}

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

/** The same drawing at each time of day but its own; none for covers that are not marked. */
export function timeOfDaySlots(slot: PictureSlot): PictureSlot[] {
  const { lights: shown } = slot
  if (shown === undefined) return []
  return headScreens.flatMap((screen) => {
    const version = slot[screen]
    if (!version) return []
    const head = versionOf(slot, screen, version)
    return timesOfDay
      .filter((hour) => hour !== head.look.hour)
      .map((hour) => ({
        ...head,
        look: { ...head.look, hour },
        id: timeOfDayIdOf(slot.id, screen, hour),
        alt: `${shown} ${timeOfDayTexts[hour]}. Artist's impression.`,
      }))
  })
}
