import { pictureSlots } from '#content/pictures/slots.ts'

import { slotOf } from './manifest.server.ts'
import { projectSlot } from './project-slot.ts'

const ROOMS: ReadonlySet<string> = new Set([
  'balcony',
  'bath',
  'bedroom',
  'deck',
  'kitchen',
  'living-room',
])

const scenes = new Map<string, string>(pictureSlots.map(({ id, scene }) => [id, scene]))

/** Whether a slot of a project's page is drawn as a room of a home. */
export function isHomeRoom(slot: string, project: Parameters<typeof projectSlot>[0]): boolean {
  const own = slot === project.slug ? projectSlot(project).scene : ''
  return ROOMS.has(scenes.get(slotOf(slot)) ?? own)
}
