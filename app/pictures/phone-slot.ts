import type { PictureSlot } from '#content/pictures/slot.ts'

/** Pixels: the head of a page is 390 x 700 on a usual phone, at three pixels each. */
const SIZE = { width: 1280, height: 2297 } as const
/** The share above the scene that is left to the words, where nothing else is said: sky, or a room's ceiling. */
const HEADROOM = 0.55

/** The id of the phone's version of a head. */
export function phoneIdOf(id: string): string {
  return `${id}-phone`
}

/** A head as it is drawn for phones, with the words of the wide one, in whose place it stands; undefined for other pictures. */
export function phoneSlot(slot: PictureSlot): PictureSlot | undefined {
  const { part: _part, phone, ...wide } = slot
  if (!phone) return undefined
  const { headroom = HEADROOM, ...other } = phone
  const look = { ...wide.look, ...other.look, headroom }
  return { ...wide, ...other, ...SIZE, id: phoneIdOf(slot.id), look, focus: 100 }
}
