import type { Project } from '#app/projects/model/project.ts'

/** Announced, and nothing more. */
export const willowGate = {
  id: 8,
  slug: 'willow-gate',
  name: 'Willow Gate',
  developer: 'Elm',
  location: 'Film City, Yamuna Expressway',
  state: 'Uttar Pradesh',
  type: 'Upcoming',
  price: '',
  headline: { lead: 'A gate to', words: ['work', 'rest'] },
  summary: 'Announced for Film City, Yamuna Expressway.',
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [{ kind: 'coming-soon', text: 'Coming Soon' }],
} satisfies Project
