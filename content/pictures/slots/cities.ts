import { tile, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...tile,
    id: 'city-noida',
    scene: 'metro',
    facts: { name: 'Noida', city: 'Noida' },
    look: { hour: 'golden', place: 'plains', seed: 1, headroom: 0.3 },
    alt: "An elevated metro line and station above a street with offices and flame trees in Noida. Artist's impression.",
  },
  {
    ...tile,
    id: 'city-gurugram',
    scene: 'expressway',
    facts: { name: 'Gurugram', city: 'Gurugram' },
    look: { hour: 'dusk', place: 'plains', seed: 12, headroom: 0.4 },
    alt: "A highway at dusk running towards the towers of Gurugram. Artist's impression.",
  },
  {
    ...tile,
    id: 'city-mumbai',
    scene: 'towers',
    facts: { name: 'Mumbai', city: 'Mumbai', towers: 3, floors: 34 },
    look: { hour: 'dawn', place: 'coast', seed: 7, headroom: 0.45 },
    alt: "Towers across the water from a promenade with trees in Mumbai, at dawn. Artist's impression.",
  },
  {
    ...tile,
    id: 'city-indore',
    scene: 'temple-highway',
    facts: { name: 'Indore', city: 'Indore' },
    look: { hour: 'golden', place: 'plains', seed: 8, headroom: 0.35 },
    alt: "A highway at the edge of Indore in evening light, plots beside it and temple spires in the distance. Artist's impression.",
  },
  {
    ...tile,
    id: 'city-goa',
    scene: 'coast',
    facts: { name: 'Goa', city: 'Goa', homes: 24 },
    look: { hour: 'noon', place: 'coast', seed: 1, headroom: 0.4 },
    alt: "A bay in Goa with a beach, palms and green headlands under a blue sky. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
