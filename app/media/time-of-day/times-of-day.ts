/** The lights in which a project's outdoor head is drawn, in the order of the day; each is an hour of the drawings. */
export const lights = ['dawn', 'noon', 'dusk', 'night'] as const
export type Light = (typeof lights)[number]

/** The light in words, as they end a picture's text. */
export const lightWords: Record<Light, string> = {
  dawn: 'at dawn',
  noon: 'at noon',
  dusk: 'at dusk',
  night: 'by night',
}

const VERSION = /-(?:wide|phone)-(?:dawn|noon|dusk|night)$/

/** Whether a picture is a head in another light: it comes only where a visitor asks for that light, and is no slot of its own for a photograph. */
export function isLightVersion(id: string): boolean {
  return VERSION.test(id)
}
