import { insideHead, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...insideHead,
    id: 'ats-province-d-olympia',
    scene: 'living-room',
    facts: { name: "ATS Province D'Olympia", city: 'Noida', view: 'city' },
    look: { hour: 'dusk', place: 'plains', seed: 23 },
    alt: "A living room at dusk with a pale sofa on a terracotta wall, the skyline in its corner windows. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
