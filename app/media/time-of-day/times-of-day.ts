export const timesOfDay = ['dawn', 'noon', 'dusk', 'night'] as const
export type TimeOfDay = (typeof timesOfDay)[number]

export const timeOfDayTexts: Record<TimeOfDay, string> = {
  dawn: 'at dawn',
  noon: 'at noon',
  dusk: 'at dusk',
  night: 'by night',
}

const VERSION = /-(?:wide|phone)-(?:dawn|noon|dusk|night)$/

/** Loaded only on a visitor's request, and no slot of its own for a photo. */
export function isTimeOfDayVersion(id: string): boolean {
  return VERSION.test(id)
}
