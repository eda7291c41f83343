import type { Project } from '#app/projects/model/project.ts'

// Each figure once; facts and texts below use it.
const land = '100 acres'
const smallest = 200
const largest = 500
const prices = { from: '2.60 CR', to: '6.50 CR' }

const summary = `RERA-registered plots of ${smallest} to ${largest} sq yards on ${land} in Sector 22A, Yamuna Expressway.`

export const project = {
  id: 6,
  slug: 'ace-acreville',
  name: 'ACE Acreville',
  developer: 'ACE',
  location: 'Sector 22A, Yamuna Expressway',
  state: 'Uttar Pradesh',
  type: 'Plots',
  price: prices.from,
  area: land,
  rera: { registered: true },
  summary,
  facts: [{ figure: `${smallest}–${largest}`, unit: 'sq yards', label: 'Plots' }],
  plots: { smallest, largest, unit: 'sq yards', label: `${smallest}–${largest} sq yards` },
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [summary],
    },
    {
      kind: 'prices',
      rows: [{ label: `Plots of ${smallest} to ${largest} sq yards`, ...prices }],
      note: 'Both prices are approximate. Ask us for the latest price list.',
    },
    { kind: 'location', items: [{ place: 'Yamuna Expressway' }] },
    {
      kind: 'gallery',
      title: 'Projects Highlights',
      items: [
        { picture: 'ace-acreville-highlights-1' },
        { picture: 'ace-acreville-highlights-2' },
        { picture: 'ace-acreville-highlights-3' },
        { picture: 'ace-acreville-highlights-4' },
        { picture: 'ace-acreville-highlights-5' },
      ],
    },
    {
      kind: 'landmarks',
      // The particulars name the expressway alone; the rest is public and locates it.
      items: [
        { picture: 'ace-acreville-landmarks-1', title: 'Yamuna Expressway' },
        { picture: 'ace-acreville-landmarks-2', title: 'Noida International Airport, Jewar' },
        { picture: 'ace-acreville-landmarks-3', title: 'Film City, Sector 21' },
        { picture: 'ace-acreville-landmarks-4', title: 'Eastern Peripheral Expressway' },
        { picture: 'ace-acreville-landmarks-5', title: 'Galgotias University, Sector 17A' },
      ],
      note: 'The project’s address names the Yamuna Expressway. The other four places are what a public map shows along it. Film City is still being built. Ask us how far each place is from the plots.',
    },
  ],
} satisfies Project
