import { head, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...head,
    id: 'ats-pious-orchards',
    scene: 'garden-path',
    facts: { name: 'ATS Pious Orchards', city: 'Noida', towers: 0 },
    look: { hour: 'noon', place: 'plains', seed: 3, headroom: 0.3 },
    alt: "A garden with a jogging track, flowering shrubs and a pergola under a blue sky. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
