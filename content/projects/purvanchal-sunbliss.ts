import type { Project } from '#app/projects/model/project.ts'

// Each figure once; facts and texts below use it.
const land = '3.5 acres'
const towers = 2
const floors = 31
const stage = 'Pre-launch'
const possession = 'In about four years'

export const project = {
  id: 11,
  slug: 'purvanchal-sunbliss',
  name: 'Purvanchal Sunbliss',
  developer: 'Purvanchal',
  location: 'Sector 36, Greater Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '',
  area: land,
  stage,
  possession,
  summary: `Pre-launch 2, 3 and 4 BHK apartments in two towers of ${floors} floors on ${land} in Sector 36, Greater Noida.`,
  facts: [
    { figure: `${towers}`, label: 'Towers' },
    { figure: `${floors}`, label: 'Floors each' },
    { figure: '2, 3 & 4', unit: 'BHK', label: 'Homes' },
  ],
  elevation: { towers, floors, label: `Two towers, ${floors} floors` },
  checked: { source: 'specification', on: '2026-11-21' },
  slideshow: {
    pictures: [
      'purvanchal-sunbliss-slide-1',
      'purvanchal-sunbliss-slide-2',
      'purvanchal-sunbliss-slide-3',
      'purvanchal-sunbliss-slide-4',
      'purvanchal-sunbliss-slide-5',
      'purvanchal-sunbliss-slide-6',
    ],
    delay: 5000,
    transition: 1000,
  },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'Apartments by Purvanchal in Sector 36, Greater Noida, now in pre-launch. Plans and terms can change until the official launch.',
      ],
    },
    {
      kind: 'units',
      title: 'Residences',
      rows: [
        { name: '2 BHK', bedrooms: 2 },
        { name: '3 BHK', bedrooms: 3 },
        { name: '4 BHK', bedrooms: 4 },
      ],
    },
    {
      kind: 'particulars',
      title: 'Stage and possession',
      rows: [
        { label: 'Stage', value: stage },
        { label: 'Possession', value: possession },
      ],
    },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'purvanchal-sunbliss-highlights-1', title: 'Minimum dense project' },
        { picture: 'purvanchal-sunbliss-highlights-2', title: 'Standalone Towers' },
        { picture: 'purvanchal-sunbliss-highlights-3' },
        { picture: 'purvanchal-sunbliss-highlights-4' },
        { picture: 'purvanchal-sunbliss-highlights-5' },
      ],
    },
    {
      kind: 'gallery',
      title: 'Luxury Insights',
      items: [
        { picture: 'purvanchal-sunbliss-insights-1' },
        { picture: 'purvanchal-sunbliss-insights-2' },
        { picture: 'purvanchal-sunbliss-insights-3' },
        { picture: 'purvanchal-sunbliss-insights-4' },
        { picture: 'purvanchal-sunbliss-insights-5' },
      ],
    },
  ],
} satisfies Project
