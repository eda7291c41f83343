import fc from 'fast-check'
import { expect, test } from 'vitest'

import { filterAddress, noFilter } from '#app/projects/filters/filter-address.ts'
import { openCatalogue } from '#app/projects/search/search-catalogue.ts'
import { catalogue, facts } from '#test/catalogue/catalogue.ts'

import { readLine, understandLine } from './understand-line.ts'

const { lexicon } = catalogue
const understand = (text: string) => understandLine({ ...noFilter, text }, lexicon)
const addressOf = (text: string) =>
  decodeURIComponent(filterAddress(understand(text).filter))
    .replaceAll('+', ' ')
    .slice(10)
const plain = (words: string) => words.replaceAll('\u00A0', ' ')

test.each([
  ['3 bhk metro', 'bedrooms=3&near=metro'],
  ['3 BHK under 3.5 crore', 'bedrooms=3&max=3.5 crore'],
  ['metro', 'near=metro'],
  ['near metro station', 'near=metro'],
  ['near the airport', 'near=airport'],
  ['flat near metro and airport', 'type=Apartments&near=metro&near=airport'],
  ['noida airport', 'city=Noida&near=airport'],
  ['3bhk', 'bedrooms=3'],
  ['3/4 BHK', 'bedrooms=3&bedrooms=4'],
  ['3,4 bhk', 'bedrooms=3&bedrooms=4'],
  ['3 & 4 bhk', 'bedrooms=3&bedrooms=4'],
  ['2bhk/3bhk', 'bedrooms=2&bedrooms=3'],
  ['4 bhk or 5 bhk', 'bedrooms=4&bedrooms=5'],
  ['2-4 bhk', 'bedrooms=2&bedrooms=3&bedrooms=4'],
  ['1 to 2 bhk', 'bedrooms=1&bedrooms=2'],
  ['between 2 and 3 bhk', 'bedrooms=2&bedrooms=3'],
  ['4+ bhk', 'bedrooms=4&bedrooms=5'],
  ['4 bhk and above', 'bedrooms=4&bedrooms=5'],
  ['upto 3 bhk', 'bedrooms=2&bedrooms=3'],
  ['1 bhk', 'bedrooms=1'],
  ['three bedroom', 'bedrooms=3'],
  ['3 bed', 'bedrooms=3'],
  ['3 noida bhk', 'city=Noida&bedrooms=3'],
  ['below 3 cr', 'max=3 crore'],
  ['upto 95 lakh', 'max=95 lakh'],
  ['up to 95 lac', 'max=95 lakh'],
  ['less than 1 crore', 'max=1 crore'],
  ['max 2cr', 'max=2 crore'],
  ['within 3.5 crores', 'max=3.5 crore'],
  ['under ₹1.5 Cr.', 'max=1.5 crore'],
  ['< 1.5 cr', 'max=1.5 crore'],
  ['3 karod', 'max=3 crore'],
  ['3 crore tak', 'max=3 crore'],
  ['₹ 3 Cr', 'max=3 crore'],
  ['95 लाख', 'max=95 lakh'],
  ['1.5 करोड़', 'max=1.5 crore'],
  ['Rs. 95,00,000/-', 'max=95 lakh'],
  ['9500000', 'max=95 lakh'],
  ['2 crore 60 lakh', 'max=2.6 crore'],
  ['2.5cr budget', 'max=2.5 crore'],
  ['above 95 lakh', 'min=95 lakh'],
  ['over 2 cr', 'min=2 crore'],
  ['min 95l', 'min=95 lakh'],
  ['from 95 lacs', 'min=95 lakh'],
  ['>2cr', 'min=2 crore'],
  ['30 lakh+', 'min=30 lakh'],
  ['2 cr onwards', 'min=2 crore'],
  ['between 2 and 3 cr', 'min=2 crore&max=3 crore'],
  ['2-3 cr', 'min=2 crore&max=3 crore'],
  ['2 se 3 crore', 'min=2 crore&max=3 crore'],
  ['2cr-3cr', 'min=2 crore&max=3 crore'],
  ['95L to 1.5cr', 'min=95 lakh&max=1.5 crore'],
  ['above 1 cr under 2cr', 'min=1 crore&max=2 crore'],
  ['3 crore 4 bhk', 'bedrooms=4&max=3 crore'],
  ['plots', 'type=Plots'],
  ['land in pune', 'type=Plots&city=Pune'],
  ['flats', 'type=Apartments'],
  ['farm house', 'type=Farmhouse'],
  ['farmhouse', 'type=Farmhouse'],
  ['shops', 'type=Commercial'],
  ['office in noida', 'type=Commercial&city=Noida'],
  ['commercial', 'type=Commercial'],
  ['i want a 3 bhk in noida', 'city=Noida&bedrooms=3'],
  ['noida extension', 'city=Noida Extension'],
  ['flats greater noida west', 'type=Apartments&city=Noida Extension'],
  ['gr noida', 'city=Greater Noida'],
  ['gr. noida', 'city=Greater Noida'],
  ['yamuna expressway plots', 'type=Plots&city=Yamuna Expressway'],
  ['siddharth vihar', 'city=Siddharth Vihar'],
  ['film city', 'city=Film City'],
  ['3 bhk gurgaon', 'city=Gurugram&bedrooms=3'],
  ['bombay', 'city=Mumbai'],
  ['गुरुग्राम', 'city=Gurugram'],
  ['3 bhk नोएडा', 'city=Noida&bedrooms=3'],
  ['sector 150', 'sector=150'],
  ['sec 150', 'sector=150'],
  ['sector-22 d', 'sector=22D'],
  ['noida sector 151', 'city=Noida&sector=151'],
  ['birch', 'developer=Birch'],
  ['birch’s 3bhk', 'developer=Birch&bedrooms=3'],
  ['cedar sector 150', 'sector=150&developer=Cedar'],
  ['coming soon', 'status=coming-soon'],
  ['pre-launch', 'status=pre-launch'],
  ['prelaunch flats', 'type=Apartments&status=pre-launch'],
  ['upcoming', 'type=Upcoming'],
  ['with possession date', 'status=possession'],
  ['possession 2027', 'by=2027'],
  ['possession by dec 2026', 'by=2026-12'],
  ['ready by 2027', 'by=2027'],
  ['december 2026', 'by=2026-12'],
  ['3bhk , 2 cr ,noida', 'city=Noida&bedrooms=3&max=2 crore'],
])('“%s” becomes %s', (line, expected) => {
  expect(addressOf(line)).toBe(expected)
  expect(understand(line)).toMatchObject({ ambiguous: [], left: [], search: '' })
})

test.each([
  ['3.5', ['Up to ₹3.50 crore', 'Up to ₹3.50 lakh']],
  ['under 3.5', ['Up to ₹3.50 crore', 'Up to ₹3.50 lakh']],
  ['under 90', ['Up to ₹90 lakh', 'Up to ₹90 crore']],
  ['above 90', ['From ₹90 lakh', 'From ₹90 crore']],
  ['₹90', ['Up to ₹90 lakh', 'Up to ₹90 crore']],
  ['around 2 cr', ['Up to ₹2 crore', 'From ₹2 crore']],
  ['3', ['3 BHK', 'Up to ₹3 crore']],
  ['2-3', ['2 BHK, 3 BHK', '₹2 crore to ₹3 crore', '₹2 lakh to ₹3 lakh']],
  ['90-1.2 cr', ['₹90 lakh to ₹1.20 crore', '₹1.20 crore to ₹90 crore']],
  ['150', ['Sector 150', 'Up to ₹1.50 crore', 'Up to ₹150 crore']],
  ['sector 150,152', ['Sector 150', 'Sector 152']],
  ['2027', ['Possession by 2027']],
  ['villa', ['Farmhouse', 'Plots']],
  ['penthouse', ['Apartments']],
  ['AED 1.5m', []],
  ['$500k - $1m', []],
  ['USD 2 million', []],
  ['500k dirhams', []],
  ['under £300k', []],
  ['1.5 million', []],
  ['between 1 and 2 million', []],
  ['50k', []],
])('“%s” is ambiguous: %j', (line, expected) => {
  const { ambiguous, left, filter } = understand(line)
  expect(ambiguous.map(({ text }) => text)).toEqual([line])
  expect(ambiguous[0]?.readings.map(({ label }) => plain(label))).toEqual(expected)
  expect(filter.text).toBe(line)
  expect(left).toEqual([])
})

test.each([
  ['xyz', 'unknown'],
  ['लखनऊ', 'unknown'],
  ['ready to move', 'unstated'],
  ['under construction', 'unstated'],
  ['new launch', 'unstated'],
  ['2.5 bhk', 'unstated'],
  ['1500 sq ft', 'size'],
  ['above 200 sq. yards', 'size'],
  ['within 2 years', 'time'],
])('“%s” is left out as: %s', (line, why) => {
  expect(understand(line)).toMatchObject({ left: [{ text: line, why }], ambiguous: [] })
})

test.each([
  ['birch heights', 'birch heights'],
  ['poplar farms', 'poplar farms'],
  ['swimming pool in noida', 'swimming pool'],
  ['studio apartments', 'studio apartments'],
  ['nh-24', 'nh-24'],
  ['5 tier security', '5 tier security'],
  ['birsh heihgts', 'birsh heihgts'],
  ['still water farm', 'still water'],
])('“%s” searches for “%s”', (line, search) => {
  expect(understand(line)).toMatchObject({ search, left: [], ambiguous: [] })
})

test('keeps unknown words in the text and applies the rest', () => {
  const { filter, left, ambiguous } = understand('xyz 3 bhk ready to move under 90 in noida')
  expect(filter).toMatchObject({
    city: 'Noida',
    bedrooms: [3],
    text: 'xyz ready to move under 90',
  })
  expect(left.map(({ text: words }) => words)).toEqual(['xyz', 'ready to move'])
  expect(ambiguous[0]?.readings.map(({ to }) => to)).toEqual([
    '/projects?q=xyz+ready+to+move&city=Noida&bedrooms=3&max=90+lakh',
    '/projects?q=xyz+ready+to+move&city=Noida&bedrooms=3&max=90+crore',
  ])
})

test('offers a second value in place of the first', () => {
  expect(understand('noida or ghaziabad').ambiguous).toMatchObject([
    { text: 'ghaziabad', why: 'second', readings: [{ to: '/projects?city=Ghaziabad' }] },
  ])
  expect(understand('flats or plots').ambiguous).toMatchObject([{ text: 'plots', why: 'second' }])
  expect(understand('above 3 cr under 2 cr').ambiguous).toMatchObject([
    { text: 'under 2 cr', readings: [{ to: '/projects?max=2+crore' }] },
  ])
})

test('keeps earlier choices and adds to them', () => {
  const chosen = { ...noFilter, city: 'Noida', bedrooms: [4], max: 20_000_000 }
  const { filter, ambiguous } = understandLine(
    { ...chosen, text: '3 bhk goa under 2 crore' },
    lexicon,
  )
  expect(filter).toMatchObject({ city: 'Noida', bedrooms: [3, 4], max: 20_000_000, text: 'goa' })
  expect(ambiguous).toMatchObject([{ text: 'goa', why: 'second' }])
})

test('without public prices an amount is left out, without a word for price', () => {
  const quiet = openCatalogue({ ...facts, hasPrices: false }).lexicon
  const read = (text: string) => understandLine({ ...noFilter, text }, quiet)
  expect(read('3 bhk under 2 crore')).toMatchObject({
    filter: { bedrooms: [3], max: undefined },
    left: [{ text: 'under 2 crore', why: 'amount' }],
  })
  expect(read('AED 1.5m')).toMatchObject({ left: [{ why: 'amount' }], ambiguous: [] })
  expect(read('3').ambiguous[0]?.readings.map(({ label }) => plain(label))).toEqual(['3 BHK'])
  expect(read('3.5')).toMatchObject({ left: [{ text: '3.5' }], ambiguous: [] })
})

test('finds nothing near a place that no project states', () => {
  const bare = facts.listings.map((project) => ({ ...project, near: [] }))
  const { lexicon: without } = openCatalogue({ ...facts, listings: bare })
  expect(understandLine({ ...noFilter, text: 'near metro' }, without)).toMatchObject({
    left: [{ text: 'metro', why: 'unstated' }],
  })
})

const words = fc.constantFrom(
  ...'3 3.5 2-3 90 150 2027 bhk bed cr lakh m k ₹ $ AED under above between and to - / + , . noida goa sector near metro ready possession dec birch plots villa xyz pool sq ft years 24x7 ’s 3bhk 95L'.split(
    ' ',
  ),
)
const anyLine = fc.oneof(
  fc.array(words, { maxLength: 12 }).map((list) => list.join(' ')),
  fc.array(words, { maxLength: 8 }).map((list) => list.join('')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)

test('reads any line, with every word in exactly one part', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const parts = readLine(line, lexicon)
      for (const { 0: letter, index } of line.matchAll(/[\p{L}\p{M}\p{N}]/gu)) {
        const end = index + letter.length
        const holders = parts.filter((part) => part.start <= index && end <= part.end)
        expect(holders, letter).toHaveLength(1)
      }
      for (const [index, part] of parts.entries()) {
        expect(part.start).toBeGreaterThanOrEqual(parts[index - 1]?.end ?? 0)
      }
    }),
    { numRuns: 500 },
  )
})

test('a second reading changes nothing', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const { filter } = understand(line)
      expect(understandLine(filter, lexicon)).toMatchObject({ isChanged: false })
    }),
    { numRuns: 500 },
  )
})
