import type { PictureSlot } from './slot.ts'

const files = import.meta.glob<readonly PictureSlot[]>('./slots/*.ts', {
  eager: true,
  import: 'pictures',
})

export const pictureSlots: readonly PictureSlot[] = Object.values(files).flat()

const groups = new Map(
  Object.entries(files).flatMap(([file, slots]) =>
    slots.map(({ id }) => [id, file.replace('./slots/', '').replace('.ts', '')] as const),
  ),
)

/** The project or part of the site of a picture. */
export function pictureGroup(id: string): string {
  const drawnFor = id.replace(/-(?:wide|phone)(?:-(?:dawn|noon|dusk|night))?$/, '')
  return groups.get(drawnFor) ?? drawnFor
}
