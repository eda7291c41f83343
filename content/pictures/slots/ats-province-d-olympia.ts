import { head, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...head,
    id: 'ats-province-d-olympia',
    scene: 'residential',
    facts: { name: "ATS Province D'Olympia", city: 'Noida', towers: 1, floors: 24 },
    look: { hour: 'golden', place: 'plains', seed: 23, standpoint: 4 },
    phone: { ...head.phone, look: { standpoint: 2 }, part: [0.4, 0.6, 0.38] },
    alt: "The lower floors of an apartment building in evening sun, on open lawns. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
