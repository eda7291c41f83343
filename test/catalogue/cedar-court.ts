import type { Project } from '#app/projects/model/project.ts'

/** Says nearly everything a project can: registered, priced, with a day of possession. */
export const cedarCourt = {
  id: 1,
  slug: 'cedar-court',
  name: 'Cedar Court',
  developer: 'Cedar',
  location: 'Sector 150, Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '1.50 CR',
  area: '6.5 acres',
  rera: {
    registered: true,
    number: 'UPRERAPRJ1',
    page: 'https://authority.example/1',
    account: 'Example Bank 1',
  },
  possession: 'December 2026',
  slideshow: {
    pictures: ['cedar-court-slide-1', 'cedar-court-slide-2'],
    delay: 5000,
    transition: 1000,
  },
  summary: 'Apartments with 3 and 5 bedrooms on 6.5 acres in Sector 150, Noida.',
  facts: [
    { figure: '2', label: 'Towers' },
    { figure: '1200–1800', unit: 'sq ft', label: 'Sizes' },
    { figure: '40:60', label: 'Payment plan', isTerm: true },
  ],
  elevation: { towers: 2, floors: 20, label: 'Two towers of 20 floors' },
  checked: { source: 'developer', on: '2026-11-21' },
  sections: [
    { kind: 'overview', paragraphs: ['Apartments in two towers, with a swimming pool.'] },
    {
      kind: 'units',
      title: 'Residences',
      rows: [
        { name: '3 BHK', bedrooms: 3 },
        { name: '5 BHK', bedrooms: 5 },
      ],
    },
    {
      kind: 'prices',
      rows: [
        { label: '3 BHK', from: '1.50 CR' },
        { label: '5 BHK', from: '2.75 CR', to: '3.10 CR' },
      ],
    },
    {
      kind: 'payment-plan',
      parts: [
        { share: 40, due: 'on booking' },
        { share: 60, due: 'in 18 months' },
      ],
    },
    {
      kind: 'location',
      items: [
        { place: 'Metro station', km: 1.4 },
        { place: 'Airport', km: 28.5 },
      ],
    },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [{ picture: 'cedar-court-1' }, { picture: 'cedar-court-2', title: 'The garden' }],
    },
  ],
} satisfies Project
