import type { Project } from '#app/projects/model/project.ts'

// Each figure once; facts and texts below use it.
const acres = '130'
const amenities = '25'
/** The two plot sizes in sq ft, the cheaper first. */
const small = { size: 1500, price: '95 Lacs' }
const large = { size: 1800, price: '1.15 CR' }

const summary = `Plots of ${small.size.toLocaleString('en-IN')} and ${large.size.toLocaleString('en-IN')} sq ft in Goa, on more than ${acres} acres with more than ${amenities} amenities.`

export const project = {
  id: 5,
  slug: 'lodha-goa',
  name: 'Lodha Goa',
  developer: 'Lodha',
  location: 'Goa',
  state: 'Goa',
  type: 'Plots',
  price: small.price,
  area: `${acres}+ acres`,
  summary,
  facts: [{ figure: `${amenities}+`, label: 'Amenities' }],
  plots: {
    smallest: small.size,
    largest: large.size,
    unit: 'sq ft',
    label: `${small.size} and ${large.size} sq ft`,
  },
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [summary],
    },
    {
      kind: 'prices',
      rows: [
        { label: `Plot of ${small.size} sq ft`, from: small.price },
        { label: `Plot of ${large.size} sq ft`, from: large.price },
      ],
    },
    {
      kind: 'links',
      // Lodha Group has declared in public that it has no project in Goa, so neither may be called the developer's.
      items: [
        { label: 'Lodha Group website', href: 'https://www.lodhagroup.com/' },
        { label: 'The House of Abhinandan Lodha website', href: 'https://www.hoabl.in/' },
      ],
      note: 'Two separate groups use the Lodha name. Ask us who sells these plots before you book.',
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
