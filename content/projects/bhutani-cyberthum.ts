import type { Project } from '#app/projects/project.ts'

export const project = {
  id: 1,
  slug: 'bhutani-cyberthum',
  name: 'Bhutani Cyberthum',
  developer: 'Bhutani',
  location: 'Noida',
  state: 'Uttar Pradesh',
  type: 'Commercial',
  price: '',
  revealPrice: 'soon',
  area: '26.8 acres',
  summary:
    'Two commercial towers of 46 floors, 213.7 metres high, on 26.8 acres in Noida, with a LEED Platinum rating.',
  facts: [
    { figure: '2', label: 'Towers' },
    { figure: '46', label: 'Floors each' },
    { figure: '213.7', unit: 'm', label: 'Height' },
    { figure: 'LEED', unit: 'Platinum', label: 'Rating' },
    { figure: '4950', label: 'Covered parking spaces' },
  ],
  elevation: {
    towers: 2,
    floors: 46,
    heightMetres: 213.7,
    label: 'Two towers, 46 floors, 213.7 m',
  },
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'Two commercial towers of 46 floors, 213.7 metres high, on 26.8 acres in Noida.',
        'The towers hold offices and commercial floors, a mall in the sky and a helipad. A musical fountain is part of the project.',
      ],
    },
    {
      kind: 'particulars',
      title: 'The building',
      rows: [
        { label: 'Built-up area', value: '4,18,376.877 sq m' },
        { label: 'Office floor height', value: '4.5 m' },
        { label: 'Commercial floor height', value: '6.9 m' },
      ],
    },
    {
      kind: 'features',
      title: 'Highlights',
      items: ['Helipad', 'Musical fountain', 'Mall in the sky'],
    },
    {
      kind: 'particulars',
      title: 'Parking',
      rows: [
        { label: 'Covered, in the basement', value: '4950 spaces' },
        { label: 'Open', value: '421 spaces' },
      ],
    },
    { kind: 'sustainability', paragraphs: ['The project has a LEED Platinum rating.'] },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'bhutani-cyberthum-highlights-1', title: 'Two towers of 46 floors' },
        { picture: 'bhutani-cyberthum-highlights-2', title: 'Musical fountain' },
        { picture: 'bhutani-cyberthum-highlights-3', title: 'Mall in the sky' },
        { picture: 'bhutani-cyberthum-highlights-4', title: 'Helipad' },
        { picture: 'bhutani-cyberthum-highlights-5', title: 'Entrance hall' },
      ],
    },
  ],
} satisfies Project
