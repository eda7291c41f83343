import type { Project } from '#app/projects/model/project.ts'

/** Plots in Maharashtra, registered and priced, near all that a project can be near to. */
export const alderMeadow = {
  id: 4,
  slug: 'alder-meadow',
  name: 'Alder Meadow',
  developer: 'Birch',
  location: 'Baner, Pune',
  state: 'Maharashtra',
  type: 'Plots',
  price: '95 Lacs',
  area: '130+ acres',
  rera: { registered: true, number: 'P51700000004', page: 'https://authority.example/4' },
  summary: 'Plots on more than 130 acres in Baner, Pune.',
  facts: [
    { figure: '25+', label: 'Amenities' },
    { figure: '150–500', unit: 'sq yards', label: 'Plots' },
    { figure: '1500', unit: 'sq ft', label: 'Plot from ₹ 95 Lacs', isTerm: true },
  ],
  checked: { source: 'staff', on: '2026-11-21' },
  sections: [
    { kind: 'overview', paragraphs: ['Plots around a lake, with a helipad.'] },
    {
      kind: 'prices',
      rows: [
        { label: 'Plot of 1500 sq ft', from: '95 Lacs' },
        { label: 'Plot of 1800 sq ft', from: '1.15 CR' },
      ],
    },
    {
      kind: 'location',
      items: [
        { place: 'Metro station', km: 0.3, wording: 'About 300 m' },
        { place: 'Airport', km: 6 },
      ],
    },
    {
      kind: 'landmarks',
      items: [{ picture: 'alder-meadow-landmark-1', title: 'The hill' }],
    },
  ],
} satisfies Project
