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
        { label: 'First unit type', from: '3.03 CR' },
        { label: 'Second unit type', from: '3.17 CR' },
        { label: 'Third unit type', from: '5.19 CR' },
      ],
      note: 'Ask for the price list to see which size each price belongs to.',
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
