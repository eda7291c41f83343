import { insideHead, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...insideHead,
    id: 'godrej-sector-12',
    scene: 'living-room',
    facts: { name: 'Godrej Majesty', city: 'Greater Noida', view: 'park' },
    look: { hour: 'noon', place: 'plains', seed: 2 },
    alt: "A bright living room with a terracotta wall, pale sofas and a corner window on to greenery. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
