import type { Project } from '#app/projects/project.ts'

export const atsProvinceDOlympia = {
  id: 16,
  slug: 'ats-province-d-olympia',
  name: 'ATS Province D Olympia',
  developer: 'ATS',
  location: 'Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '',
  summary: 'Apartments by ATS in Noida.',
  sections: [
    {
      kind: 'overview',
      paragraphs: ['Apartments by ATS in Noida.', 'Plans, sizes and prices are sent on request.'],
    },
  ],
} satisfies Project
