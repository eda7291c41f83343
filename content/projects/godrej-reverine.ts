import type { Project } from '#app/projects/project.ts'

export const project = {
  id: 4,
  slug: 'godrej-reverine',
  name: 'Godrej Reverine',
  developer: 'Godrej',
  location: 'Sector 44, Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '',
  area: '6.46 acres',
  summary:
    'Apartments with 3 and 4 bedrooms and a utility room, in four to five towers of 23 floors on 6.46 acres in Sector 44, Noida.',
  facts: [
    { figure: '4–5', label: 'Towers' },
    { figure: '23', label: 'Floors each' },
    { figure: '3 & 4', unit: 'BHK + Utility', label: 'Homes' },
    { figure: '1.4', unit: 'km', label: 'To a metro station' },
    { figure: '28.5', unit: 'km', label: 'To the airport' },
  ],
  elevation: { towers: 4, floors: 23, label: '4–5 towers, 23 floors' },
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'Luxury apartments on 6.46 acres in Sector 44, Noida: four to five towers of 23 floors, with three- and four-bedroom homes, each with a utility room.',
        'A metro station is 1.4 km away and the airport 28.5 km.',
      ],
    },
    {
      kind: 'units',
      title: 'Residences',
      rows: [
        { name: '3 BHK + Utility', bedrooms: 3, utility: true },
        { name: '4 BHK + Utility', bedrooms: 4, utility: true },
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
      kind: 'features',
      title: 'Key features',
      items: [
        '6.46 acres in Sector 44, Noida',
        'Four to five towers of 23 floors',
        'A utility room with every home',
        'A metro station 1.4 km away',
      ],
    },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'godrej-reverine-highlights-1' },
        { picture: 'godrej-reverine-highlights-2' },
        { picture: 'godrej-reverine-highlights-3' },
        { picture: 'godrej-reverine-highlights-4' },
        { picture: 'godrej-reverine-highlights-5' },
      ],
    },
    {
      kind: 'gallery',
      title: 'Luxury Insights',
      items: [
        { picture: 'godrej-reverine-insights-1' },
        { picture: 'godrej-reverine-insights-2' },
        { picture: 'godrej-reverine-insights-3' },
        { picture: 'godrej-reverine-insights-4' },
        { picture: 'godrej-reverine-insights-5' },
      ],
    },
  ],
} satisfies Project
