export const lights = ['dawn', 'noon', 'dusk', 'night'] as const
export type Light = (typeof lights)[number]

export const lightTexts: Record<Light, string> = {
  dawn: 'at dawn',
  noon: 'at noon',
  dusk: 'at dusk',
  night: 'by night',
}

const VERSION = /-(?:wide|phone)-(?:dawn|noon|dusk|night)$/

/** Loaded only on a visitor's request, and no slot of its own for a photo. */
export function isLightVersion(id: string): boolean {
  return VERSION.test(id)
}
