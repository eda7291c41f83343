import { help, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...help,
    id: 'help-investors',
    scene: 'layout-from-above',
    facts: { name: 'Investors', homes: 120, setting: 'lake' },
    look: { hour: 'noon', place: 'plains', seed: 9 },
    alt: "A township from above: rings of houses round a park and a lake, a gate in front. Artist's impression.",
  },
  {
    ...help,
    id: 'help-homebuyers',
    scene: 'living-room',
    facts: { name: 'Homebuyers', view: 'city' },
    look: { hour: 'golden', place: 'plains', seed: 1 },
    alt: "A living room with a dark green wall, yellow seats and warm light through tall windows. Artist's impression.",
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
    scene: 'consulting-room',
    facts: { name: 'Connect', city: 'Noida', view: 'park' },
    look: { hour: 'noon', place: 'plains', seed: 24 },
    alt: "A table with plans and a model of a site, chairs for visitors round it, next to a wide window. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
