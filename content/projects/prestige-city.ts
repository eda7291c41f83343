import type { Project } from '#app/projects/model/project.ts'

// Each figure once; facts and texts below use it.
const land = '64 acres'
const openArea = '80%'
const clubhouse = '155,000'
const security = '24-hour'

export const project = {
  id: 18,
  slug: 'prestige-city',
  name: 'Prestige City',
  developer: 'Prestige',
  location: 'Siddharth Vihar, Ghaziabad',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '',
  area: land,
  summary: `2, 3, 4 and 5 BHK apartments on ${land} in Siddharth Vihar, Ghaziabad, with ${openArea} open area.`,
  facts: [
    { figure: openArea, label: 'Open area' },
    { figure: '2–5', unit: 'BHK', label: 'Homes' },
    { figure: `${clubhouse}+`, unit: 'sq ft', label: 'Clubhouse' },
    { figure: security, label: 'Security' },
  ],
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: ['Apartments by Prestige on NH-24 in Ghaziabad.'],
    },
    {
      kind: 'units',
      title: 'Residences',
      rows: [
        { name: '2 BHK', bedrooms: 2 },
        { name: '3 BHK', bedrooms: 3 },
        { name: '4 BHK', bedrooms: 4 },
        { name: '5 BHK', bedrooms: 5 },
      ],
    },
    { kind: 'location', items: [{ place: 'NH-24 Expressway' }] },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'prestige-city-highlights-1', title: 'Bang on NH-24 Exp.' },
        { picture: 'prestige-city-highlights-2', title: 'Luxury architecture' },
        { picture: 'prestige-city-highlights-3', title: 'Luxury deck apartments' },
        { picture: 'prestige-city-highlights-4', title: '5 Star tower lobby' },
        { picture: 'prestige-city-highlights-5', title: 'Triple height tower entrance' },
        { picture: 'prestige-city-highlights-6', title: 'Most luxury layout' },
        { picture: 'prestige-city-highlights-7', title: 'Luxury open space & landscaping' },
        { picture: 'prestige-city-highlights-8', title: 'Maximum ventilated apartments' },
        { picture: 'prestige-city-highlights-9', title: 'Thermal controlled swimming pools' },
        { picture: 'prestige-city-highlights-10', title: 'Expressway facing apartments' },
      ],
    },
  ],
} satisfies Project
