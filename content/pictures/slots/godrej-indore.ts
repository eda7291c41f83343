import { head, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...head,
    id: 'godrej-indore',
    scene: 'gate',
    facts: { name: 'Godrej Indore', city: 'Indore', homes: 0 },
    look: { hour: 'dusk', place: 'plains', seed: 2, headroom: 0.3 },
    alt: "The lit entrance gate of a gated community at dusk, palms and flower beds on both sides. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
