import { head, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...head,
    id: 'ace-acreville',
    scene: 'villa-street',
    facts: { name: 'Ace Acreville', city: 'Greater Noida' },
    look: { hour: 'noon', place: 'plains', seed: 8, headroom: 0.3 },
    alt: "A wide tree-lined street with modern houses behind low walls, at midday. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
