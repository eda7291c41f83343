import { head, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...head,
    id: 'ats-province-d-olympia',
    scene: 'residential',
    facts: { name: "ATS Province D'Olympia", city: 'Noida', towers: 0 },
    look: { hour: 'dusk', place: 'plains', seed: 2 },
    part: [0.1, 0.14, 0.84],
    wide: { ...head.wide, part: [0.1, 0.16, 0.78] },
    alt: "A garden after sunset, lamps along a winding path between lawns and trees. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
