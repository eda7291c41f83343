import type { Project } from '#app/projects/model/project.ts'

/** Says as little as a project may. */
export const poplarFarms = {
  id: 6,
  slug: 'poplar-farms',
  name: 'Poplar Farms',
  location: 'Sector 22D, Greater Noida, near Yamuna Expressway',
  state: 'Uttar Pradesh',
  type: 'Farmhouse',
  price: '',
  summary: 'Farm plots in Sector 22D, Greater Noida.',
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [{ kind: 'overview', paragraphs: ['Farm plots by still water.'] }],
} satisfies Project
