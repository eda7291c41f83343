import { insideHead, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...insideHead,
    id: 'sobha-reality',
    scene: 'living-room',
    facts: { name: 'Sobha Realty', city: 'Greater Noida', view: 'city' },
    look: { hour: 'golden', place: 'plains', seed: 12 },
    alt: "A living room with walnut panels, a long sofa and lit shelves, evening light in a wall of windows. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
