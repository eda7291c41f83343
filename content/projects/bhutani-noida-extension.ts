import type { Project } from '#app/projects/model/project.ts'

export const project = {
  id: 14,
  slug: 'bhutani-noida-extension',
  name: 'Bhutani Noida Extension',
  developer: 'Bhutani',
  location: 'Noida Extension',
  state: 'Uttar Pradesh',
  type: 'Commercial',
  price: '',
  summary:
    'Studio apartments by Bhutani in Noida Extension, with offices, a food court and a restaurant.',
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'Studio apartments by Bhutani in Noida Extension, in one project with offices and places to eat.',
      ],
    },
    {
      kind: 'features',
      title: 'In the building',
      items: ['Studio apartments', 'Office space', 'Food court', 'Restaurant', 'Conference hall'],
    },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'bhutani-noida-extension-highlights-1', title: 'Exterior' },
        { picture: 'bhutani-noida-extension-highlights-2', title: 'Office Space' },
        { picture: 'bhutani-noida-extension-highlights-3', title: 'Food Court' },
        { picture: 'bhutani-noida-extension-highlights-4', title: 'Restaurant' },
        { picture: 'bhutani-noida-extension-highlights-5', title: 'Conference Hall' },
      ],
    },
  ],
} satisfies Project
