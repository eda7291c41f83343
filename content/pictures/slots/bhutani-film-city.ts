import { head, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...head,
    id: 'bhutani-film-city',
    scene: 'building-site',
    facts: { name: 'Bhutani Film City', city: 'Greater Noida' },
    look: { hour: 'golden', place: 'plains', seed: 13 },
    wide: { ...head.wide, part: [0.18, 0.2, 0.74] },
    lights: 'A crane over open ground behind a plain hoarding, bricks and pipes stacked on it,',
    alt: "A crane in evening light over open ground behind a plain hoarding, bricks and pipes stacked on it. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
