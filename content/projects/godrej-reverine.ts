import type { Project } from '#app/projects/model/project.ts'

// Each figure once; facts and texts below use it.
const land = '6.46 acres'
const towers = '4–5'
const floors = 23
const metroKm = 1.4
const airportKm = 28.5

export const project = {
  id: 4,
  slug: 'godrej-reverine',
  name: 'Godrej Reverine',
  developer: 'Godrej',
  location: 'Sector 44, Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '',
  area: land,
  summary: `3 and 4 BHK apartments with a utility room, in four to five towers of ${floors} floors on ${land} in Sector 44, Noida.`,
  facts: [
    { figure: towers, label: 'Towers' },
    { figure: `${floors}`, label: 'Floors each' },
    { figure: '3 & 4', unit: 'BHK + Utility', label: 'Homes' },
    { figure: `${metroKm}`, unit: 'km', label: 'To a metro station' },
    { figure: `${airportKm}`, unit: 'km', label: 'To the airport' },
  ],
  elevation: { towers: 4, floors, label: `${towers} towers, ${floors} floors` },
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: ['Luxury apartments, each with a utility room.'],
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
        { place: 'Metro station', km: metroKm },
        { place: 'Airport', km: airportKm },
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
