import { type TimeOfDay, timesOfDay, timeOfDayTexts } from '#app/media/time-of-day/times-of-day.ts'
import type { HeadVersion, PictureSlot } from '#content/pictures/slot.ts'

export const headScreens = ['wide', 'phone'] as const
export type HeadScreen = (typeof headScreens)[number]

/** Pixels: 1440 x 484 on a usual wide screen at two each. */
const WIDE = { width: 2880, height: 960 } as const

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
  return slot.wide ? [wideSlot(slot, slot.wide)] : []
}

function wideSlot(slot: PictureSlot, version: HeadVersion): PictureSlot {
  const { part: _part, wide: _wide, lights: _lights, look, ...own } = slot
  const { headroom: _headroom, ...light } = look
  const { look: other, ...rest } = version
  return {
    ...own,
    ...WIDE,
    ...rest,
    look: { ...light, ...other },
    id: headIdOf(slot.id, 'wide'),
  }
}

/** A cover and its wide version at each time of day but its own; none for covers that are not marked. */
export function timeOfDaySlots(slot: PictureSlot): PictureSlot[] {
  const { lights: shown, wide: version, ...own } = slot
  if (shown === undefined || !version) return []
  const heads = { wide: wideSlot(slot, version), phone: own }
  return headScreens.flatMap((screen) =>
    timesOfDay
      .filter((hour) => hour !== heads[screen].look.hour)
      .map((hour) => ({
        ...heads[screen],
        look: { ...heads[screen].look, hour },
        id: timeOfDayIdOf(slot.id, screen, hour),
        alt: `${shown} ${timeOfDayTexts[hour]}. Artist's impression.`,
      })),
  )
}
