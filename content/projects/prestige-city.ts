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
