import { tallHead, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...tallHead,
    id: 'godrej-reverine',
    scene: 'residential',
    facts: { name: 'Godrej Reverine', city: 'Noida', towers: 4, floors: 23 },
    look: { hour: 'golden', place: 'plains', seed: 1, headroom: 0.42 },
    alt: "Four residential towers behind a garden with flower beds and paths, in evening light. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
