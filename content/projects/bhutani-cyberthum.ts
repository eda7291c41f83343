import type { Project } from '#app/projects/model/project.ts'

// Each figure once; facts and texts below use it.
const land = '26.8 acres'
const floors = 46
const heightMetres = 213.7
const coveredParking = '4950'
const rating = 'Platinum'

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
  area: land,
  summary: `Two commercial towers of ${floors} floors, ${heightMetres} metres high, on ${land} in Noida, with a LEED ${rating} rating.`,
  facts: [
    { figure: '2', label: 'Towers' },
    { figure: `${floors}`, label: 'Floors each' },
    { figure: `${heightMetres}`, unit: 'm', label: 'Height' },
    { figure: coveredParking, label: 'Covered parking spaces' },
  ],
  elevation: {
    towers: 2,
    floors,
    heightMetres,
    label: `Two towers, ${floors} floors`,
  },
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: ['Two commercial towers with commercial floors and offices.'],
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
      rows: [{ label: 'Open parking', value: '421 spaces; the covered ones are in the basement' }],
    },
    { kind: 'sustainability', paragraphs: [`LEED ${rating}`] },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'bhutani-cyberthum-highlights-1', title: `Two towers of ${floors} floors` },
        { picture: 'bhutani-cyberthum-highlights-2', title: 'Musical fountain' },
        { picture: 'bhutani-cyberthum-highlights-3', title: 'Mall in the sky' },
        { picture: 'bhutani-cyberthum-highlights-4', title: 'Helipad' },
        { picture: 'bhutani-cyberthum-highlights-5', title: 'Entrance hall' },
      ],
    },
  ],
} satisfies Project
