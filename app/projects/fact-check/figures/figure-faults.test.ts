import { expect, test } from 'vitest'

import { catalogueFaults } from '#app/projects/catalogue/catalogue-faults.ts'
import type { Project } from '#app/projects/model/project.ts'
import type { Section } from '#app/projects/sections/section.ts'

const overview = (...paragraphs: string[]): Section => ({ kind: 'overview', paragraphs })
const maple = {
  id: 20,
  slug: 'maple-court',
  name: 'Maple Court',
  location: 'Sector 10, Greater Noida',
  state: 'Uttar Pradesh',
  type: 'Apartments',
  price: '95 Lacs',
  area: '6.5 acres',
  summary: '3 and 4 BHK homes of 1500 to 2200 sq ft on 6.5 acres.',
  facts: [
    { figure: '3 & 4', unit: 'BHK', label: 'Homes' },
    { figure: '1500–2200', unit: 'sq ft', label: 'Sizes' },
    { figure: '23', label: 'Floors each' },
  ],
  checked: { source: 'developer', on: '2026-11-21' },
  sections: [
    overview('Three- and four-bedroom homes in towers of 23 floors.'),
    {
      kind: 'units',
      title: 'Residences',
      rows: [
        { name: '3 BHK', bedrooms: 3 },
        { name: '4 BHK', bedrooms: 4 },
      ],
    },
    { kind: 'prices', rows: [{ label: '3 BHK', from: '95 Lacs', to: '1.15 CR' }] },
  ],
} satisfies Project

const faults = (changed: Partial<Project>) =>
  catalogueFaults([{ file: 'maple-court.ts', project: { ...maple, ...changed } }])
const said = (text: string) => faults({ sections: [...maple.sections, overview(text)] })

test('a figure in a text must match the project’s own, in any spelling', () => {
  expect(faults({})).toEqual([])
  expect(said('On 6.50 acres, four-bedroom homes of 2,200 square feet.')).toEqual([])
  // Figures of other things are advice.
  expect(said('A park of 2 acres.')).toEqual([])
  expect(said('All of it on 2 acres.')).toEqual([
    'maple-court.ts: “2 acres” in its overview contradicts “6.5 acres” in its area',
  ])
  expect(faults({ summary: 'Five-bedroom homes of 1400 to 2200 sq ft.' })).toEqual([
    'maple-court.ts: “Five-bedroom” in its summary contradicts “3 & 4 BHK”, “3 BHK”, “4 BHK” in its facts and residences and price list',
    'maple-court.ts: “1400 to 2200 sq ft” in its summary contradicts “1500–2200 sq ft” in its facts',
  ])
})

test('names an area that changed in only one place of its file', () => {
  expect(faults({ area: '7 acres' })).toEqual([
    'maple-court.ts: “6.5 acres” in its summary contradicts “7 acres” in its area',
  ])
  const land: Section = {
    kind: 'particulars',
    title: 'Land',
    rows: [{ label: 'Land', value: '7 acres' }],
  }
  expect(faults({ sections: [...maple.sections, land] })).toHaveLength(1)
})

test('a figure without a fact must be the same in every text', () => {
  expect(said('A metro station is 900 m away.')).toEqual([])
  expect(said('A metro station is 900 m away, and 80% is open.')).toEqual([])
  const sections = [...maple.sections, overview('80% is open.', '70% of the land is open.')]
  expect(faults({ sections })).toEqual([
    'maple-court.ts: “70%” in its overview contradicts “80%” in its overview',
  ])
})

test('the fact strip’s homes must match the unit types', () => {
  const facts = [{ figure: '3–5', unit: 'BHK', label: 'Homes' }]
  expect(faults({ facts })).toContain(
    'maple-court.ts: “3–5 BHK” in its facts contradicts “3 BHK”, “4 BHK” in its unit types',
  )
})

test('a subpage may state what is true of the whole project, and nothing else', () => {
  const page = {
    slug: 'shops',
    name: 'Shops',
    picture: 'maple-court',
    summary: 'Shops of 200 sq ft in towers of 23 floors.',
    facts: [{ figure: '200', unit: 'sq ft', label: 'Unit' }],
    sections: [overview('A shop.')],
  }
  expect(faults({ pages: [page] })).toEqual([])
  expect(faults({ pages: [{ ...page, summary: 'Shops below 24 floors.' }] })).toEqual([
    'maple-court.ts: on the page shops, “24 floors” in its summary contradicts “23 Floors” in its facts',
  ])
})

test('a price in a text must be one of the project’s own', () => {
  expect(said('Homes from 95 Lacs to ₹ 1.15 CR.')).toEqual([])
  expect(said('Homes at ₹ 90 lakh.')).toEqual([
    'maple-court.ts: a text says “at ₹ 90 lakh”, but its prices are 95 Lacs, 1.15 CR',
  ])
  expect(faults({ price: '' })).toEqual([
    'maple-court.ts: the price is left empty, but its price list begins at 95 Lacs',
  ])
})

test('names a mistyped fact, or one between the wrong quotes', () => {
  const [fault] = said('Homes on ${land}.')
  expect(fault).toContain('maple-court.ts: a text says “${land}”, where the value')
  expect(said('Homes on undefined.')).toHaveLength(1)
})

test('only a registered project may claim a registration', () => {
  expect(said('The project is registered under RERA.')).toEqual([
    'maple-court.ts: a text says “registered under RERA”, but no RERA registration is entered: enter it, or take the words out',
  ])
  const sections = [...maple.sections, overview('The project is registered under RERA.')]
  expect(faults({ sections, rera: { registered: true } })).toEqual([])
})

test('no text states a price that is not public', () => {
  const sections = maple.sections.filter(({ kind }) => kind !== 'prices')
  const hidden = { revealPrice: 'soon', sections } as const
  expect(faults({ ...hidden, summary: 'Homes.' })).toEqual([])
  expect(faults({ ...hidden, summary: 'Homes from ₹ 95 Lacs.' })).toEqual([
    'maple-court.ts: a text says “from ₹ 95 Lacs”, but its price is not public yet',
  ])
})

function homes(...rows: { name: string; bedrooms?: number }[]) {
  return faults({ sections: [...maple.sections.slice(2), { kind: 'units', title: 'Homes', rows }] })
}

test('a plan’s bedrooms match its name and the fact strip', () => {
  expect(homes({ name: '3 BHK', bedrooms: 4 }, { name: '4 BHK' })).toContainEqual(
    expect.stringContaining('“3 BHK” in its unit types contradicts their “4” bedrooms'),
  )
  expect(homes({ name: '3 BHK' }, { name: '5 BHK' })).toHaveLength(1)
  expect(homes({ name: '3 BHK' }, { name: '4 BHK' })).toEqual([])
})
