import { help, type PictureSlot } from '#content/pictures/slot.ts'

export const pictures = [
  {
    ...help,
    id: 'service-residential',
    scene: 'residential',
    facts: { name: 'Residential investment', towers: 3, floors: 16 },
    look: { hour: 'golden', place: 'plains', seed: 37 },
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
    part: [0.3, 0.165, 0.55],
    alt: "A crane carries a load over stacked pipes and bricks, open land and trees in morning haze. Artist's impression.",
  },
  {
    ...help,
    id: 'service-land',
    scene: 'plots',
    facts: { name: 'Land and plots', homes: 0 },
    look: { hour: 'noon', place: 'plains', seed: 22, standpoint: 10 },
    alt: "Plots of grass and bare earth in straight rows along a tree-lined road, seen from straight above at noon. Artist's impression.",
  },
] satisfies readonly PictureSlot[]
