import { help, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...help,
    id: 'help-investors',
    scene: 'layout-from-above',
    facts: { name: 'Investors', homes: 120 },
    look: { hour: 'noon', place: 'plains', seed: 9 },
    alt: "A township from above: rings of houses and plots round a park and a lake. Artist's impression.",
  },
  {
    ...help,
    id: 'help-homebuyers',
    scene: 'living-room',
    facts: { name: 'Homebuyers', view: 'city' },
    look: { hour: 'golden', place: 'plains', seed: 1 },
    alt: "A living room with a dining table, bookshelves and warm light through tall windows. Artist's impression.",
  },
  {
    ...help,
    id: 'help-nri',
    scene: 'airport',
    facts: { name: 'NRI buyers' },
    look: { hour: 'dawn', place: 'plains', seed: 2 },
    alt: "A departures hall at dawn under a ceiling of timber waves, an airliner behind its glass. Artist's impression.",
  },
  {
    ...help,
    id: 'connect',
    scene: 'office',
    facts: { name: 'Connect', city: 'Noida', view: 'park' },
    look: { hour: 'noon', place: 'plains', seed: 2 },
    alt: "A bright office with desks, plants and a glass meeting room. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
