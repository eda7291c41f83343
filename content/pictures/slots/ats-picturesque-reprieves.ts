import { insideHead, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...insideHead,
    focus: 66,
    id: 'ats-picturesque-reprieves',
    scene: 'balcony',
    facts: { name: 'ATS Picturesque Reprieves', city: 'Noida', view: 'city' },
    look: { hour: 'golden', place: 'plains', seed: 1 },
    alt: "A balcony with two armchairs and flower boxes, the city skyline beyond at sunset. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
