import type { Project } from '#app/projects/project.ts'

// The listing's figures, each once: the facts and texts below take them from here.
const smallest = '1500'
const largest = '2200'
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
  summary: `3 and 4 BHK apartments of ${smallest} to ${largest} sq ft in Greater Noida, near the Yamuna Expressway.`,
  facts: [
    { figure: '3 & 4', unit: 'BHK', label: 'Homes' },
    { figure: `${smallest}–${largest}`, unit: 'sq ft', label: 'Sizes' },
    { figure: clubhouse, unit: 'sq ft', label: 'Clubhouse' },
  ],
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: ['Floor plans, and which homes are still to be had, are sent on request.'],
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
      items: ['Luxury apartments of two kinds'],
    },
    { kind: 'features', title: 'Amenities', items: ['Clubhouse'] },
    {
      kind: 'features',
      title: 'Highlights',
      items: ['The Yamuna Expressway near'],
    },
    {
      kind: 'developer',
      paragraphs: [
        'Sobha is the developer. Ask us for its registration at the authority and for the projects it has completed; look at both before you decide.',
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
