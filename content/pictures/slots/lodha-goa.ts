import { head, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...head,
    id: 'lodha-goa',
    scene: 'plots',
    facts: { name: 'Lodha Goa', city: 'Goa' },
    look: { hour: 'noon', place: 'coast', seed: 7, headroom: 0.42 },
    alt: "Open plots of red earth and grass along a road lined with palms, low hills behind, under a clear sky. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
