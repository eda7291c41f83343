import type { Project } from '#app/projects/project.ts'

export const project = {
  id: 18,
  slug: 'prestige-city',
  name: 'Prestige City',
  developer: 'Prestige',
  location: 'Siddharth Vihar, Ghaziabad',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '',
  area: '64 acres',
  summary:
    '2, 3, 4 and 5 BHK apartments on 64 acres in Siddharth Vihar, Ghaziabad, with 80% open area.',
  facts: [
    { figure: '80%', label: 'Open area' },
    { figure: '2–5', unit: 'BHK', label: 'Homes' },
    { figure: '155,000+', unit: 'sq ft', label: 'Clubhouse' },
    { figure: '24-hour', label: 'Security' },
  ],
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'Apartments with two to five bedrooms on 64 acres in Siddharth Vihar, Ghaziabad, on NH-24.',
        'Open area takes 80% of the land. The clubhouse has more than 155,000 sq ft.',
      ],
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
    {
      kind: 'features',
      title: 'Highlights',
      items: [
        'Deck apartments',
        'Triple height tower entrance',
        'Open space and landscaping',
        'Ventilated apartments',
        'Expressway facing apartments',
      ],
    },
    {
      kind: 'features',
      title: 'Amenities',
      items: [
        'Clubhouse of over 155,000 sq ft',
        'Thermal controlled swimming pools',
        '24-hour security',
      ],
    },
    { kind: 'location', items: [{ place: 'NH-24 Expressway' }] },
  ],
} satisfies Project
