import { head, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...head,
    focus: 76,
    id: 'bhutani-film-city',
    scene: 'building-site',
    facts: { name: 'Bhutani Film City', city: 'Greater Noida' },
    look: { hour: 'golden', place: 'plains', seed: 13, headroom: 0.27 },
    alt: "A crane in evening light over open ground behind a plain hoarding, bricks and pipes stacked on it. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
