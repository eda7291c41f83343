import type { Project } from '#app/projects/model/project.ts'

const summary = 'Apartments by ATS in Noida.'

export const project = {
  id: 16,
  slug: 'ats-province-d-olympia',
  name: 'ATS Province D Olympia',
  developer: 'ATS',
  location: 'Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '',
  summary,
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [summary],
    },
  ],
} satisfies Project
