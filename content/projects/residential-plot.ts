import type { Project } from '#app/projects/project.ts'

export const project = {
  id: 3,
  slug: 'residential-plot',
  name: 'Jewar Green Residency',
  location: 'Near Noida Airport, Jewar, Yamuna Expressway',
  state: 'Uttar Pradesh',
  type: 'Plots',
  price: '',
  summary: 'Residential plots near Noida Airport at Jewar, on the Yamuna Expressway.',
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'Residential plots near Noida Airport at Jewar, on the Yamuna Expressway.',
        'Plot sizes and the layout are sent on request.',
      ],
    },
    {
      kind: 'location',
      items: [
        { place: 'Noida Airport' },
        { place: 'Noida Filmcity' },
        { place: 'Noida Rapid Metro' },
        { place: 'Noida IT Hubs' },
        { place: 'Noida Toycity' },
      ],
    },
  ],
} satisfies Project
