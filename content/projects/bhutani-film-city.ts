import type { Project } from '#app/projects/model/project.ts'

export const project = {
  id: 17,
  slug: 'bhutani-film-city',
  name: 'Bhutani Film City',
  developer: 'Bhutani',
  location: 'Film City, Yamuna Expressway',
  state: 'Uttar Pradesh',
  type: 'Upcoming',
  price: '',
  summary: 'An upcoming film city project by Bhutani on the Yamuna Expressway.',
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'coming-soon',
      text: 'A film city project by Bhutani on the Yamuna Expressway. Send us an enquiry and tell us what you want to know.',
    },
    { kind: 'location', items: [{ place: 'Film City' }, { place: 'Yamuna Expressway' }] },
  ],
} satisfies Project
