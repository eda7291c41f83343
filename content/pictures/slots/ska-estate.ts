import { head, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...head,
    id: 'ska-estate',
    scene: 'gate',
    facts: { name: 'SKA Estate', city: 'Greater Noida', homes: 0 },
    look: { hour: 'golden', place: 'plains', seed: 5, headroom: 0.3 },
    alt: "An entrance gate under a wide winged roof, palms and flower beds in front, in evening light. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
