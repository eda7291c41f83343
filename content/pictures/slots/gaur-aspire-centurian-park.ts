import { insideHead, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...insideHead,
    id: 'gaur-aspire-centurian-park',
    scene: 'kitchen',
    facts: { name: 'Gaur Aspire Centurian Park', city: 'Greater Noida', view: 'park' },
    look: { hour: 'dawn', place: 'plains', seed: 5 },
    alt: "An open kitchen with an island and a dining table beside a wide window, in morning light. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
