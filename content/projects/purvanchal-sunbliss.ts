import type { Project } from '#app/projects/project.ts'

export const project = {
  id: 11,
  slug: 'purvanchal-sunbliss',
  name: 'Purvanchal Sunbliss',
  developer: 'Purvanchal',
  location: 'Sector 36, Greater Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '',
  area: '3.5 acres',
  stage: 'Pre-launch',
  possession: 'In about four years',
  summary:
    '2, 3 and 4 BHK apartments in two towers of 31 floors on 3.5 acres in Sector 36, Greater Noida, in pre-launch.',
  facts: [
    { figure: '2', label: 'Towers' },
    { figure: '31', label: 'Floors each' },
    { figure: '2, 3 & 4', unit: 'BHK', label: 'Homes' },
  ],
  elevation: { towers: 2, floors: 31, label: 'Two towers, 31 floors' },
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
        'Two towers of 31 floors on 3.5 acres in Sector 36, Greater Noida, with apartments of two, three and four bedrooms.',
        'The project is in pre-launch.',
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
        { label: 'Stage', value: 'Pre-launch' },
        { label: 'Possession', value: 'In about four years' },
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
