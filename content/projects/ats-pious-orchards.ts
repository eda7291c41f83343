import type { Project } from '#app/projects/model/project.ts'

// Each figure once; facts and texts below use it.
const land = '9.31 acres'
const openSpace = '80%'
const smallest = 2350
const largest = 3200
const sizes = `${smallest.toLocaleString('en-IN')} to ${largest.toLocaleString('en-IN')} sq ft`
const completion = { month: 'December', year: '2026' }

const summary = `3 and 5 BHK apartments of ${sizes} on ${land} in Sector 150, Noida, with ${openSpace} open space.`

export const project = {
  id: 9,
  slug: 'ats-pious-orchards',
  name: 'ATS Pious Orchards',
  developer: 'ATS',
  location: 'Sector 150, Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '',
  area: land,
  possession: `${completion.month} ${completion.year}`,
  summary,
  facts: [
    { figure: openSpace, label: 'Open space' },
    { figure: '3 & 5', unit: 'BHK', label: 'Homes' },
    { figure: `${smallest}–${largest}`, unit: 'sq ft', label: 'Sizes' },
    { figure: completion.month, unit: completion.year, label: 'Completion' },
  ],
  checked: { source: 'specification', on: '2026-11-21' },
  slideshow: {
    pictures: [
      'ats-pious-orchards-slide-1',
      'ats-pious-orchards-slide-2',
      'ats-pious-orchards-slide-3',
      'ats-pious-orchards-slide-4',
    ],
    delay: 5000,
    transition: 1000,
  },
  sections: [
    {
      kind: 'overview',
      paragraphs: [summary],
    },
    {
      kind: 'units',
      title: 'Residences',
      rows: [
        { name: '3 BHK', bedrooms: 3 },
        { name: '5 BHK', bedrooms: 5 },
      ],
    },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'ats-pious-orchards-highlights-1' },
        { picture: 'ats-pious-orchards-highlights-2' },
        { picture: 'ats-pious-orchards-highlights-3' },
        { picture: 'ats-pious-orchards-highlights-4' },
        { picture: 'ats-pious-orchards-highlights-5' },
      ],
    },
    {
      kind: 'gallery',
      title: 'Luxury Insights',
      items: [
        { picture: 'ats-pious-orchards-insights-1' },
        { picture: 'ats-pious-orchards-insights-2' },
        { picture: 'ats-pious-orchards-insights-3' },
        { picture: 'ats-pious-orchards-insights-4' },
        { picture: 'ats-pious-orchards-insights-5' },
      ],
    },
  ],
} satisfies Project
