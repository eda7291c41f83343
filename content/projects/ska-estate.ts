import type { Project } from '#app/projects/project.ts'

export const project = {
  id: 12,
  slug: 'ska-estate',
  name: 'SKA Estate',
  developer: 'SKA',
  location: 'Sector 22D, Greater Noida, Yamuna Expressway',
  state: 'Uttar Pradesh',
  type: 'Plots',
  price: '',
  summary:
    'Plots from 150 sq yards with 24x7 security in Sector 22D, Greater Noida, on the Yamuna Expressway.',
  facts: [
    { figure: '150', unit: 'sq yards', label: 'Plots from' },
    { figure: '24x7', label: 'Security' },
  ],
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'A plotted development in Sector 22D, Greater Noida, on the Yamuna Expressway, with plots from 150 sq yards.',
      ],
    },
    {
      kind: 'units',
      title: 'Plots',
      rows: [{ name: 'Plot', detail: 'From 150 sq yards' }],
    },
    { kind: 'features', title: 'Key features', items: ['24x7 security'] },
    { kind: 'location', items: [{ place: 'Yamuna Expressway' }] },
  ],
} satisfies Project
