import { tile, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...tile,
    id: 'city-noida',
    scene: 'metro',
    facts: { name: 'Noida', city: 'Noida' },
    look: { hour: 'noon', place: 'plains', seed: 6, headroom: 0.45 },
    part: [0.02, 0.2, 0.8],
    alt: "A metro train on its viaduct before the offices of Noida, flame trees along the road below. Artist's impression.",
  },
  {
    ...tile,
    id: 'city-gurugram',
    scene: 'expressway',
    facts: { name: 'Gurugram', city: 'Gurugram', view: 'city' },
    look: { hour: 'dusk', place: 'plains', seed: 9, headroom: 0.3 },
    alt: "An expressway at dusk between the lit glass towers of Gurugram. Artist's impression.",
  },
  {
    ...tile,
    id: 'city-mumbai',
    scene: 'coast',
    facts: { name: 'Mumbai', city: 'Mumbai', view: 'city' },
    look: { hour: 'golden', place: 'coast', seed: 7, headroom: 0.25 },
    alt: "The sea at sunset in Mumbai, a promenade curving round the bay towards towers. Artist's impression.",
  },
  {
    ...tile,
    id: 'city-indore',
    scene: 'temple-highway',
    facts: { name: 'Indore', city: 'Indore' },
    look: { hour: 'dawn', place: 'plains', seed: 8, headroom: 0.3 },
    part: [0.2, 0.3, 0.6],
    alt: "Temple spires at the edge of Indore at sunrise, a highway curving past marked plots. Artist's impression.",
  },
  {
    ...tile,
    id: 'city-goa',
    scene: 'coast',
    facts: { name: 'Goa', city: 'Goa' },
    look: { hour: 'noon', place: 'coast', seed: 1, headroom: 0.4 },
    part: [0, 0.37, 0.52],
    alt: "Palms above a beach in Goa, the blue bay curving away to wooded headlands. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
