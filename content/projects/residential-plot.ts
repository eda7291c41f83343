import type { Project } from '#app/projects/model/project.ts'

const summary = 'Residential plots near Noida Airport at Jewar, on the Yamuna Expressway.'
const near = [
  'Noida Airport',
  'Noida Filmcity',
  'Noida Rapid Metro',
  'Noida IT Hubs',
  'Noida Toycity',
]

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
    words: near,
  },
  summary,
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'Plots in several sizes for your own house near Noida Airport. Tell us the size you want. We’ll send you the plot sizes and the layout.',
      ],
    },
    {
      kind: 'location',
      items: near.map((place) => ({ place })),
    },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'residential-plot-highlights-1', title: 'Near Noida Airport' },
        { picture: 'residential-plot-highlights-2', title: 'Noida Filmcity nearby' },
        { picture: 'residential-plot-highlights-3', title: 'Noida Rapid Metro nearby' },
        { picture: 'residential-plot-highlights-4', title: 'Noida IT Hubs nearby' },
        { picture: 'residential-plot-highlights-5', title: 'Noida Toycity nearby' },
        { picture: 'residential-plot-highlights-6', title: 'Open plots' },
        { picture: 'residential-plot-highlights-7', title: 'A tree-lined road' },
        { picture: 'residential-plot-highlights-8', title: 'Yamuna Expressway' },
        { picture: 'residential-plot-highlights-9', title: 'The plots from above' },
        { picture: 'residential-plot-highlights-10', title: 'The plots in the evening' },
      ],
    },
  ],
} satisfies Project
