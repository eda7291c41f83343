import type { Project } from '#app/projects/project.ts'

export const project = {
  id: 9,
  slug: 'ats-pious-orchards',
  name: 'ATS Pious Orchards',
  developer: 'ATS',
  location: 'Sector 150, Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '',
  area: '9.31 acres',
  possession: 'December 2026',
  summary:
    '3 and 5 BHK apartments of 2350 to 3200 sq ft on 9.31 acres in Sector 150, Noida, with 80% open space.',
  facts: [
    { figure: '80%', label: 'Open space' },
    { figure: '3 & 5', unit: 'BHK', label: 'Homes' },
    { figure: '2350–3200', unit: 'sq ft', label: 'Sizes' },
    { figure: 'Dec 2026', label: 'Completion' },
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
      paragraphs: [
        'Three- and five-bedroom apartments of 2350 to 3200 sq ft on 9.31 acres in Sector 150, Noida.',
        'Open space takes 80% of the land. Completion is stated for December 2026.',
      ],
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
      kind: 'particulars',
      title: 'The project',
      rows: [
        { label: 'Land', value: '9.31 acres' },
        { label: 'Open space', value: '80%' },
        { label: 'Homes', value: '3 and 5 BHK, 2350 to 3200 sq ft' },
        { label: 'Completion', value: 'December 2026' },
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
