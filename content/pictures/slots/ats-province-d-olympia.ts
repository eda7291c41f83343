import { head, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...head,
    id: 'ats-province-d-olympia',
    scene: 'garden-path',
    facts: { name: "ATS Province D'Olympia", city: 'Greater Noida', towers: 0 },
    look: { hour: 'dusk', place: 'plains', seed: 2, headroom: 0.3 },
    alt: "A garden path lit by lamps at dusk, between flower beds and tall trees. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
