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
  summary: 'Apartments by Godrej in Sector 12, Greater Noida.',
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        // The particulars state both (docs/spec-decisions.md), so neither stands anywhere alone.
        'The listing states a land parcel of 48,564 sq m, which is about 12 acres, and an area of 11 acres: the two do not agree.',
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
