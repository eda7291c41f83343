import type { Project } from '#app/projects/model/project.ts'

// Each figure once; facts and texts below use it.
const smallest = 1500
const largest = 2200
const sizes = `${smallest.toLocaleString('en-IN')} to ${largest.toLocaleString('en-IN')} sq ft`
const clubhouse = '155,000+'

export const project = {
  id: 15,
  slug: 'sobha-reality',
  name: 'Sobha Realty',
  developer: 'Sobha',
  location: 'Greater Noida, near Yamuna Expressway',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '',
  revealPrice: 'soon',
  summary: `3 and 4 BHK apartments of ${sizes} in Greater Noida, near the Yamuna Expressway.`,
  facts: [
    { figure: '3 & 4', unit: 'BHK', label: 'Homes' },
    { figure: `${smallest}–${largest}`, unit: 'sq ft', label: 'Sizes' },
    { figure: clubhouse, unit: 'sq ft', label: 'Clubhouse' },
  ],
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: ['Luxury apartments by Sobha near the Yamuna Expressway.'],
    },
    {
      kind: 'units',
      title: 'Residences',
      rows: [
        { name: '3 BHK', bedrooms: 3 },
        { name: '4 BHK', bedrooms: 4 },
      ],
    },
    {
      kind: 'features',
      title: 'Key features',
      items: ['Two types of luxury apartments'],
    },
    { kind: 'features', title: 'Amenities', items: ['Clubhouse'] },
    {
      kind: 'features',
      title: 'Highlights',
      items: ['Near the Yamuna Expressway'],
    },
    {
      kind: 'developer',
      paragraphs: [
        'Sobha is the developer. Ask us for its RERA details and the projects it has completed. Check both before you decide.',
      ],
    },
    { kind: 'location', items: [{ place: 'Yamuna Expressway' }] },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'sobha-reality-highlights-1' },
        { picture: 'sobha-reality-highlights-2' },
        { picture: 'sobha-reality-highlights-3' },
        { picture: 'sobha-reality-highlights-4' },
        { picture: 'sobha-reality-highlights-5' },
      ],
    },
    {
      kind: 'gallery',
      title: 'Luxury Insights',
      items: [
        { picture: 'sobha-reality-insights-1' },
        { picture: 'sobha-reality-insights-2' },
        { picture: 'sobha-reality-insights-3' },
        { picture: 'sobha-reality-insights-4' },
        { picture: 'sobha-reality-insights-5' },
      ],
    },
  ],
} satisfies Project
