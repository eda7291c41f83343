import type { Project } from '#app/projects/model/project.ts'

// Each figure once; facts and texts below use it.
const smallest = 1850
const largest = 3200
const sizes = `${smallest.toLocaleString('en-IN')} to ${largest.toLocaleString('en-IN')} sq ft`
/** By unit type, the lowest first. */
const prices = { first: '3.03 CR', second: '3.17 CR', third: '5.19 CR' }

const summary = `RERA-registered 3 and 4 BHK apartments of ${sizes} in Sector 152, Noida Expressway.`

export const project = {
  id: 8,
  slug: 'ats-picturesque-reprieves',
  name: 'ATS Picturesque Reprieves',
  developer: 'ATS',
  location: 'Sector 152, Noida Expressway, Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: prices.first,
  rera: { registered: true },
  summary,
  facts: [
    { figure: '3 & 4', unit: 'BHK', label: 'Homes' },
    { figure: `${smallest}–${largest}`, unit: 'sq ft', label: 'Sizes' },
  ],
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [summary],
    },
    {
      kind: 'units',
      title: 'Residences',
      rows: [
        { name: '3 BHK', bedrooms: 3 },
        { name: '4 BHK', bedrooms: 4 },
      ],
    },
    {
      kind: 'prices',
      rows: [
        // The particulars give three unit types and two counts of bedrooms, not which is whose.
        { label: '3 or 4 BHK, first of three unit types', from: prices.first },
        { label: '3 or 4 BHK, second of three unit types', from: prices.second },
        { label: '3 or 4 BHK, third of three unit types', from: prices.third },
      ],
      note: 'Each of the three unit types has its own starting price. Ask us which prices are for 3 BHK and which for 4 BHK.',
    },
    { kind: 'location', items: [{ place: 'Noida Expressway' }] },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'ats-picturesque-reprieves-highlights-1' },
        { picture: 'ats-picturesque-reprieves-highlights-2' },
        { picture: 'ats-picturesque-reprieves-highlights-3' },
        { picture: 'ats-picturesque-reprieves-highlights-4' },
        { picture: 'ats-picturesque-reprieves-highlights-5' },
      ],
    },
    {
      kind: 'gallery',
      title: 'Luxury Insights',
      items: [
        { picture: 'ats-picturesque-reprieves-insights-1' },
        { picture: 'ats-picturesque-reprieves-insights-2' },
        { picture: 'ats-picturesque-reprieves-insights-3' },
        { picture: 'ats-picturesque-reprieves-insights-4' },
        { picture: 'ats-picturesque-reprieves-insights-5' },
      ],
    },
  ],
} satisfies Project
