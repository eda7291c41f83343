import type { Project } from '#app/projects/model/project.ts'

export const project = {
  id: 19,
  slug: 'godrej-sector-12',
  name: 'Godrej Majesty',
  developer: 'Godrej',
  location: 'Sector 12, Greater Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '',
  summary: 'Apartments by Godrej on 11 to 12 acres in Sector 12, Greater Noida.',
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        // The specification gives both areas (docs/spec-decisions.md), so no text gives one alone.
        'Two figures are given for the site: 48,564 sq m, which is about 12 acres, and 11 acres. Ask us to confirm the exact area with Godrej.',
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
