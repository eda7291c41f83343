import type { Project } from '#app/projects/project.ts'

export const project = {
  id: 3,
  slug: 'residential-plot',
  name: 'Jewar Green Residency',
  location: 'Near Noida Airport, Jewar, Yamuna Expressway',
  state: 'Uttar Pradesh',
  type: 'Plots',
  price: '',
  headline: {
    lead: 'Invest In Future, Invest Near',
    words: [
      'Noida Airport',
      'Noida Filmcity',
      'Noida Rapid Metro',
      'Noida IT Hubs',
      'Noida Toycity',
    ],
  },
  summary: 'Residential plots near Noida Airport at Jewar, on the Yamuna Expressway.',
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'Residential plots near Noida Airport at Jewar, on the Yamuna Expressway.',
        'Plot sizes differ. Tell us the size you have in mind; the list of plot sizes and the layout are sent on request.',
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
