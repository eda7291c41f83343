import type { PictureSlot } from './slot.ts'

const files = import.meta.glob<readonly PictureSlot[]>('./slots/*.ts', {
  eager: true,
  import: 'pictures',
})

/** Every picture that is described by hand: each file in `slots/` holds those of one project or one part of the site. */
export const pictureSlots: readonly PictureSlot[] = Object.values(files).flat()

const groups = new Map(
  Object.entries(files).flatMap(([file, slots]) =>
    slots.map(({ id }) => [id, file.replace('./slots/', '').replace('.ts', '')] as const),
  ),
)

/** The project or the part of the site that a picture belongs to; a listing's only picture has its slug as id. */
export function pictureGroup(id: string): string {
  const drawnFor = id.replace(/-(?:wide|phone)(?:-(?:dawn|noon|dusk|night))?$/, '')
  return groups.get(drawnFor) ?? drawnFor
}
