import type { Project } from '#app/projects/project.ts'

export const project = {
  id: 5,
  slug: 'lodha-goa',
  name: 'Lodha Goa',
  developer: 'Lodha',
  location: 'Goa',
  state: 'Goa',
  type: 'Plots',
  price: '95 Lacs',
  area: '130+ acres',
  summary: 'Plots in Goa on more than 130 acres with more than 25 amenities.',
  facts: [
    { figure: '25+', label: 'Amenities' },
    { figure: '1500', unit: 'sq ft', label: 'Plot from ₹ 95 Lacs', isTerm: true },
    { figure: '1800', unit: 'sq ft', label: 'Plot from ₹ 1.15 CR', isTerm: true },
  ],
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'A plotted development in Goa on more than 130 acres, with more than 25 amenities.',
      ],
    },
    {
      kind: 'prices',
      rows: [
        { label: 'Plot of 1500 sq ft', from: '95 Lacs' },
        { label: 'Plot of 1800 sq ft', from: '1.15 CR' },
      ],
    },
    {
      kind: 'features',
      title: 'Key features',
      items: ['130+ acres', '25+ amenities', 'Plots of 1500 and 1800 sq ft'],
    },
    {
      kind: 'links',
      // Lodha Group has declared in public that it has no project in Goa, so neither may be called the developer's.
      items: [
        { label: 'Lodha Group, its own site', href: 'https://www.lodhagroup.com/' },
        { label: 'The House of Abhinandan Lodha, its own site', href: 'https://www.hoabl.in/' },
      ],
      note: 'Two separate developers bear the name Lodha, and the listing does not say which of them sells these plots. Ask us before you rely on either site.',
    },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'lodha-goa-highlights-1' },
        { picture: 'lodha-goa-highlights-2' },
        { picture: 'lodha-goa-highlights-3' },
        { picture: 'lodha-goa-highlights-4' },
        { picture: 'lodha-goa-highlights-5' },
        { picture: 'lodha-goa-highlights-6' },
        { picture: 'lodha-goa-highlights-7' },
        { picture: 'lodha-goa-highlights-8' },
        { picture: 'lodha-goa-highlights-9' },
        { picture: 'lodha-goa-highlights-10' },
      ],
    },
  ],
} satisfies Project
