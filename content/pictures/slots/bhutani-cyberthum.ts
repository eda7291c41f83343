import { tallHead, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...tallHead,
    id: 'bhutani-cyberthum',
    scene: 'towers',
    facts: { name: 'Bhutani Cyberthum', city: 'Noida', towers: 2, floors: 46, setting: 'square' },
    look: { hour: 'golden', place: 'plains', seed: 46, headroom: 0.42 },
    alt: "Two tall office towers on a podium behind a paved square with a fountain, in evening light. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
