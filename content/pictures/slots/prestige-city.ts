import { head, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...head,
    id: 'prestige-city',
    scene: 'expressway',
    facts: { name: 'Prestige City', city: 'Ghaziabad' },
    look: { hour: 'golden', place: 'plains', seed: 1, headroom: 0.36 },
    alt: "An expressway with a planted median running towards a distant skyline at sunset. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
