import type { Project } from '#app/projects/project.ts'

export const project = {
  id: 7,
  slug: 'lake-view-farms',
  name: 'Lake View Farms',
  location: 'Noida',
  state: 'Uttar Pradesh',
  type: 'Farmhouse',
  price: '',
  summary: 'Farm plots of 1250 to 5000 sq. yards in Noida.',
  facts: [
    { figure: '1250', unit: 'sq. yards', label: 'Smallest plot' },
    { figure: '5000', unit: 'sq. yards', label: 'Largest plot' },
  ],
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'Farm plots of 1250 to 5000 sq. yards in Noida.',
        'Plot numbers, the layout and prices are sent on request.',
      ],
    },
    {
      kind: 'units',
      title: 'Plots',
      rows: [{ name: 'Farm plot', detail: '1250 to 5000 sq. yards' }],
    },
  ],
} satisfies Project
