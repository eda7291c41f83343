import { help, type PictureSlot } from '#content/pictures/slot.ts'

/** One for each service of the about page; none is a listing's. */
export const pictures = [
  {
    ...help,
    id: 'service-residential',
    scene: 'residential',
    facts: { name: 'Residential investment', towers: 3, floors: 16 },
    look: { hour: 'golden', place: 'plains', seed: 11 },
    alt: "Apartment towers behind a garden with trees, in evening light. Artist's impression.",
  },
  {
    ...help,
    id: 'service-commercial',
    scene: 'city-center',
    facts: { name: 'Commercial and pre-leased property' },
    look: { hour: 'dusk', place: 'plains', seed: 14 },
    alt: "Shops, offices and a tower round a square from above, lit at dusk, a metro train arriving. Artist's impression.",
  },
  {
    ...help,
    id: 'service-pre-launch',
    scene: 'building-site',
    facts: { name: 'Pre-launch and under-construction' },
    look: { hour: 'dawn', place: 'plains', seed: 5 },
    alt: "A building site behind a hoarding, a crane above it, early in the morning. Artist's impression.",
  },
  {
    ...help,
    id: 'service-land',
    scene: 'plots',
    facts: { name: 'Land and plots', homes: 0 },
    look: { hour: 'noon', place: 'plains', seed: 17 },
    alt: "Open plots with pale borders on both sides of a road, under a clear sky. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
