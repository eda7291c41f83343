import type { Project } from '#app/projects/project.ts'

export const project = {
  id: 8,
  slug: 'ats-picturesque-reprieves',
  name: 'ATS Picturesque Reprieves',
  developer: 'ATS',
  location: 'Sector 152, Noida Expressway, Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '3.03 CR',
  rera: { registered: true },
  summary:
    'RERA-registered 3 and 4 BHK apartments of 1850 to 3200 sq ft in Sector 152, Noida Expressway.',
  facts: [
    { figure: '3 & 4', unit: 'BHK', label: 'Homes' },
    { figure: '1850–3200', unit: 'sq ft', label: 'Sizes' },
  ],
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'Three- and four-bedroom apartments of 1850 to 3200 sq ft in Sector 152, on the Noida Expressway.',
        'The project is registered under RERA.',
      ],
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
        { label: '3 or 4 BHK, first of three unit types', from: '3.03 CR' },
        { label: '3 or 4 BHK, second of three unit types', from: '3.17 CR' },
        { label: '3 or 4 BHK, third of three unit types', from: '5.19 CR' },
      ],
      note: 'The listing names 3 and 4 BHK and three prices by unit type, and does not say which price belongs to which. Ask us for the price list.',
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
