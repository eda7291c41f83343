import { head, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...head,
    focus: 76,
    id: 'bhutani-film-city',
    scene: 'campus',
    facts: { name: 'Bhutani Film City', city: 'Greater Noida', use: 'film' },
    look: { hour: 'dusk', place: 'plains', seed: 2, headroom: 0.2 },
    alt: "Film stages with arched roofs at dusk, two searchlights in the sky. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
