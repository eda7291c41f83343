import type { Project } from '#app/projects/model/project.ts'

/** Registered without a number, without a price, its possession counted from today. */
export const birchHeights = {
  id: 3,
  slug: 'birch-heights',
  name: 'Birch Heights',
  developer: 'Birch',
  location: 'Siddharth Vihar, Ghaziabad',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '',
  area: '64 acres',
  rera: { registered: true },
  stage: 'Pre-launch',
  possession: 'In about four years',
  summary: 'Apartments with 2 to 4 bedrooms in Siddharth Vihar, Ghaziabad.',
  facts: [{ figure: '2–4', unit: 'BHK', label: 'Homes' }],
  elevation: { towers: 4, floors: 31, label: 'Four towers of 31 floors' },
  checked: { source: 'developer', on: '2026-11-21' },
  sections: [
    { kind: 'overview', paragraphs: ['Deck apartments and a few studio apartments by NH-24.'] },
    {
      kind: 'units',
      title: 'Residences',
      rows: [
        { name: '2 BHK', bedrooms: 2 },
        { name: '3 BHK', bedrooms: 3 },
        { name: '4 BHK', bedrooms: 4 },
      ],
    },
    { kind: 'features', title: 'Amenities', items: ['A clubhouse', '5 tier security'] },
  ],
} satisfies Project
