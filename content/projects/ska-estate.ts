import type { Project } from '#app/projects/model/project.ts'

// Each figure once; facts and texts below use it.
const smallest = 150
const security = '24x7'

export const project = {
  id: 12,
  slug: 'ska-estate',
  name: 'SKA Estate',
  developer: 'SKA',
  location: 'Sector 22D, Greater Noida, Yamuna Expressway',
  state: 'Uttar Pradesh',
  type: 'Plots',
  price: '',
  summary: `Plots from ${smallest} sq yards with ${security} security in Sector 22D, Greater Noida, on the Yamuna Expressway.`,
  facts: [
    { figure: `${smallest}`, unit: 'sq yards', label: 'Plots from' },
    { figure: security, label: 'Security' },
  ],
  plots: { smallest, unit: 'sq yards', label: `from ${smallest} sq yards` },
  checked: { source: 'specification', on: '2026-11-21' },
  slideshow: {
    pictures: [
      'ska-estate-slide-1',
      'ska-estate-slide-2',
      'ska-estate-slide-3',
      'ska-estate-slide-4',
      'ska-estate-slide-5',
    ],
    delay: 1000,
    transition: 5000,
  },
  sections: [
    {
      kind: 'overview',
      paragraphs: ['A plotted development on the Yamuna Expressway.'],
    },
    { kind: 'location', items: [{ place: 'Yamuna Expressway' }] },
    {
      kind: 'gallery',
      title: 'Amenities',
      items: [
        { picture: 'ska-estate-amenities-1' },
        { picture: 'ska-estate-amenities-2' },
        { picture: 'ska-estate-amenities-3' },
        { picture: 'ska-estate-amenities-4' },
        { picture: 'ska-estate-amenities-5' },
      ],
    },
    {
      kind: 'gallery',
      title: 'Luxury Insights',
      items: [
        { picture: 'ska-estate-insights-1' },
        { picture: 'ska-estate-insights-2' },
        { picture: 'ska-estate-insights-3' },
        { picture: 'ska-estate-insights-4' },
        { picture: 'ska-estate-insights-5' },
      ],
    },
  ],
} satisfies Project
