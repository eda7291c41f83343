import type { Project } from '#app/projects/model/project.ts'

export const project = {
  id: 16,
  slug: 'ats-province-d-olympia',
  name: 'ATS Province D Olympia',
  developer: 'ATS',
  location: 'Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '',
  summary: 'Apartments by ATS in Noida.',
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'Apartments by ATS in Noida. Ask us for sizes, floor plans and the exact location.',
      ],
    },
  ],
} satisfies Project
