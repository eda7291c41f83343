import type { PictureSlot } from './slot.ts'

const files = import.meta.glob<readonly PictureSlot[]>('./slots/*.ts', {
  eager: true,
  import: 'pictures',
})

/** Scenes that show a project's own buildings from outside. */
export const BUILT: readonly PictureSlot['scene'][] = [
  'city-center',
  'farmhouse',
  'garden-path',
  'gate',
  'play-area',
  'residential',
  'sports-courts',
  'tower-entrance',
]

const ofFiles = Object.entries(files).map(
  ([file, slots]) => [file.replace('./slots/', '').replace('.ts', ''), slots] as const,
)

export const pictureSlots: readonly PictureSlot[] = ofFiles.flatMap(([name, slots]) =>
  slots.some(({ id }) => id === name) ? inOneDesign(slots) : slots,
)

/** Every picture of a project shows the buildings of its first. */
function inOneDesign(slots: readonly PictureSlot[]): PictureSlot[] {
  const built = slots.filter(({ scene }) => BUILT.includes(scene))
  const design = built.find(({ facts }) => facts.towers !== 0)?.look.seed
  return slots.map((slot) =>
    design === undefined || !built.includes(slot)
      ? slot
      : { ...slot, facts: { ...slot.facts, design } },
  )
}

const groups = new Map(
  ofFiles.flatMap(([name, slots]) => slots.map(({ id }) => [id, name] as const)),
)

/** The project or part of the site of a picture. */
export function pictureGroup(id: string): string {
  const drawnFor = id.replace(/-(?:wide|phone)(?:-(?:dawn|noon|dusk|night))?$/, '')
  return groups.get(drawnFor) ?? drawnFor
}
