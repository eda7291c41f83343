import { insideHead, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...insideHead,
    id: 'bhutani-noida-extension',
    scene: 'studio',
    facts: { name: 'Bhutani Noida Extension', city: 'Noida Extension', view: 'city' },
    look: { hour: 'dusk', place: 'plains', seed: 3 },
    alt: "A studio apartment at dusk with a bed, a small kitchen and a dining counter, the city in the window. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
