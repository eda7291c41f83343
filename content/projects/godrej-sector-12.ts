import type { Project } from '#app/projects/project.ts'

export const project = {
  id: 19,
  slug: 'godrej-sector-12',
  name: 'Godrej Majesty',
  developer: 'Godrej',
  location: 'Sector 12, Greater Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '',
  summary: 'Apartments by Godrej in Sector 12, Greater Noida, on a land parcel of 48,564 sq m.',
  facts: [
    { figure: '48,564', unit: 'sq m', label: 'Land parcel' },
    { figure: '11', unit: 'acres', label: 'Area listed' },
  ],
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'Apartments by Godrej in Sector 12, Greater Noida.',
        'The land parcel is 48,564 square metres; the listing gives the area as 11 acres.',
      ],
    },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'godrej-sector-12-highlights-1' },
        { picture: 'godrej-sector-12-highlights-2' },
        { picture: 'godrej-sector-12-highlights-3' },
        { picture: 'godrej-sector-12-highlights-4' },
        { picture: 'godrej-sector-12-highlights-5' },
      ],
    },
    {
      kind: 'gallery',
      title: 'Luxury Insights',
      items: [
        { picture: 'godrej-sector-12-insights-1' },
        { picture: 'godrej-sector-12-insights-2' },
        { picture: 'godrej-sector-12-insights-3' },
        { picture: 'godrej-sector-12-insights-4' },
        { picture: 'godrej-sector-12-insights-5' },
      ],
    },
  ],
} satisfies Project
