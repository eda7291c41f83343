import type { Project } from '#app/projects/model/project.ts'

// Each figure once; facts and texts below use it.
const land = '46 acres'
const smallest = 900
const largest = 1500
const security = '5-tier'

const summary = `Plots of ${smallest} to ${largest.toLocaleString('en-IN')} sq ft on ${land} on the Indore-Ujjain Highway, in a gated community with ${security} security.`

export const project = {
  id: 13,
  slug: 'godrej-indore',
  name: 'Godrej Indore',
  developer: 'Godrej',
  location: 'Indore-Ujjain Highway, Indore',
  state: 'Madhya Pradesh',
  type: 'Plots',
  price: '',
  area: land,
  summary,
  facts: [
    { figure: `${smallest}–${largest}`, unit: 'sq ft', label: 'Plots' },
    { figure: security, label: 'Security' },
  ],
  plots: { smallest, largest, unit: 'sq ft', label: `${smallest}–${largest} sq ft` },
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [summary],
    },
    { kind: 'location', items: [{ place: 'Indore-Ujjain Highway' }] },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'godrej-indore-highlights-1', title: 'Secure Gated Community' },
        { picture: 'godrej-indore-highlights-2' },
        { picture: 'godrej-indore-highlights-3' },
        { picture: 'godrej-indore-highlights-4' },
        { picture: 'godrej-indore-highlights-5' },
      ],
    },
    {
      kind: 'gallery',
      title: 'Luxury Insights',
      items: [
        { picture: 'godrej-indore-insights-1' },
        { picture: 'godrej-indore-insights-2' },
        { picture: 'godrej-indore-insights-3' },
        { picture: 'godrej-indore-insights-4' },
        { picture: 'godrej-indore-insights-5' },
      ],
    },
  ],
} satisfies Project
