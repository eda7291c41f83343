import { tallHead, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...tallHead,
    focus: 70,
    id: 'bhutani-city-center',
    scene: 'city-center',
    facts: { name: 'Bhutani City Center', city: 'Noida', floors: 19 },
    look: { hour: 'dusk', place: 'plains', seed: 19, headroom: 0.42 },
    alt: "A lit mixed-use tower above shops and a square at dusk, an elevated metro station beside it. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
