import type { Project } from '#app/projects/project.ts'

export const project = {
  id: 13,
  slug: 'godrej-indore',
  name: 'Godrej Indore',
  developer: 'Godrej',
  location: 'Indore-Ujjain Highway, Indore',
  state: 'Madhya Pradesh',
  type: 'Plots',
  price: '',
  area: '46 acres',
  summary:
    'Plots of 900 to 1500 sq ft on 46 acres on the Indore-Ujjain Highway, in a gated community with 5-tier security.',
  facts: [
    { figure: '900–1500', unit: 'sq ft', label: 'Plots' },
    { figure: '5-tier', label: 'Security' },
  ],
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'A plotted development on 46 acres on the Indore-Ujjain Highway, with plots of 900 to 1500 sq ft.',
        'It is a gated community with 5-tier security.',
      ],
    },
    {
      kind: 'units',
      title: 'Plots',
      rows: [{ name: 'Plot', detail: '900 to 1500 sq ft' }],
    },
    {
      kind: 'features',
      title: 'Key features',
      items: ['Gated community', '5-tier security'],
    },
    { kind: 'location', items: [{ place: 'Indore-Ujjain Highway' }] },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'godrej-indore-highlights-1', title: 'Secure Gated Community' },
        { picture: 'godrej-indore-highlights-2' },
        { picture: 'godrej-indore-highlights-3' },
        { picture: 'godrej-indore-highlights-4' },
        { picture: 'godrej-indore-highlights-5' },
      ],
    },
    {
      kind: 'gallery',
      title: 'Luxury Insights',
      items: [
        { picture: 'godrej-indore-insights-1' },
        { picture: 'godrej-indore-insights-2' },
        { picture: 'godrej-indore-insights-3' },
        { picture: 'godrej-indore-insights-4' },
        { picture: 'godrej-indore-insights-5' },
      ],
    },
  ],
} satisfies Project
