import { head, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...head,
    id: 'lake-view-farms',
    scene: 'farmhouse',
    facts: { name: 'Lake View Farms' },
    look: { hour: 'dawn', place: 'plains', seed: 1, headroom: 0.3 },
    alt: "A farmhouse with a tiled roof on the bank of a still lake at dawn, reeds and lilies in front. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
