import { head, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...head,
    id: 'residential-plot',
    scene: 'plots',
    facts: { name: 'Jewar Green Residency', city: 'Greater Noida', airport: true },
    look: { hour: 'dawn', place: 'plains', seed: 1, headroom: 0.42 },
    alt: "A planted road between open plots at dawn, an airliner climbing in the sky. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
