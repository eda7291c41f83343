import { tallHead, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...tallHead,
    id: 'purvanchal-sunbliss',
    scene: 'residential',
    facts: { name: 'Purvanchal Sunbliss', city: 'Greater Noida', towers: 2, floors: 31 },
    look: { hour: 'noon', place: 'plains', seed: 5, headroom: 0.42 },
    alt: "Two slender residential towers above a green park at midday. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
