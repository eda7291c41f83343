import type { Project } from '#app/projects/model/project.ts'

// Each figure once; facts and texts below use it.
const smallest = 1250
const largest = 5000
const summary = `Farm plots of ${smallest.toLocaleString('en-IN')} to ${largest.toLocaleString('en-IN')} sq yards in Noida.`

export const project = {
  id: 7,
  slug: 'lake-view-farms',
  name: 'Lake View Farms',
  location: 'Noida',
  state: 'Uttar Pradesh',
  type: 'Farmhouse',
  price: '',
  summary,
  facts: [
    { figure: `${smallest}`, unit: 'sq. yards', label: 'Smallest plot' },
    { figure: `${largest}`, unit: 'sq. yards', label: 'Largest plot' },
  ],
  plots: { smallest, largest, unit: 'sq. yards', label: `${smallest}–${largest} sq. yards` },
  checked: { source: 'specification', on: '2026-11-21' },
  slideshow: {
    pictures: [
      'lake-view-farms-slide-1',
      'lake-view-farms-slide-2',
      'lake-view-farms-slide-3',
      'lake-view-farms-slide-4',
    ],
    delay: 5000,
    transition: 1000,
  },
  sections: [
    {
      kind: 'overview',
      paragraphs: ['Farm plots in Noida for your own farmhouse.'],
    },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'lake-view-farms-highlights-1' },
        { picture: 'lake-view-farms-highlights-2' },
        { picture: 'lake-view-farms-highlights-3' },
        { picture: 'lake-view-farms-highlights-4' },
        { picture: 'lake-view-farms-highlights-5' },
      ],
    },
    {
      kind: 'gallery',
      title: 'Develop Dreams',
      items: [
        { picture: 'lake-view-farms-insights-1' },
        { picture: 'lake-view-farms-insights-2' },
        { picture: 'lake-view-farms-insights-3' },
        { picture: 'lake-view-farms-insights-4' },
        { picture: 'lake-view-farms-insights-5' },
      ],
    },
  ],
} satisfies Project
