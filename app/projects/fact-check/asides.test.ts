import { expect, test } from 'vitest'

import { catalogueFaults } from '#app/projects/catalogue/catalogue-faults.ts'
import type { Project } from '#app/projects/model/project.ts'
import { holdingFaults } from '#app/projects/publishing/project-fault.ts'
import { placedFaults, readListing } from '#app/projects/publishing/project-faults.ts'
import { quietCourt as quiet } from '#test/catalogue/quiet-court.ts'

const CITY = 'Possession of Royal City was given in June 2031'

function faults(draft: Partial<Project>, before: Project = quiet) {
  const { listing, faults: unread } = readListing({ ...quiet, ...draft })
  if (!listing) throw new Error(JSON.stringify(unread))
  return placedFaults(listing, { before, others: [], holders: new Map() })
}

test.each([
  ['a day', CITY],
  ['a price', 'Homes from ₹ 55 Lacs stand across the road'],
  ['floors', 'Towers of 40 floors stand across the road'],
  ['land', 'The golf course of the sector covers homes on 900 acres'],
])('what is said of something else is said to be so, sentence by sentence: %s', (_name, says) => {
  const summary = `Homes by the park. ${says}! Come and see.`
  const [found] = faults({ summary })
  expect(found).toMatchObject({ at: ['summary'], aside: says })
  expect(faults({ summary, asides: [{ says, of: 'Another' }] })).toEqual([])
  // What a build refuses is the same.
  const listing = { ...quiet, summary, asides: [{ says, of: 'Another' }] }
  expect(catalogueFaults([{ file: `${quiet.slug}.ts`, project: listing }])).toEqual([])
})

test('a sentence that is written otherwise since is the listing’s own again', () => {
  const asides = [{ says: CITY, of: 'Royal City' }]
  const found = faults({ summary: `${CITY.replace('2031', '2032')}.`, asides })
  expect(found).toMatchObject([
    { at: ['summary'], aside: CITY.replace('2031', '2032') },
    { at: ['asides', 0, 'says'], isAdvice: true },
  ])
})

test('of two sentences with the same words, the one that is meant is offered', () => {
  const summary = 'A metro line opens by 2030. Its homes are completed by 2030.'
  expect(faults({ summary })).toMatchObject([{ aside: 'Its homes are completed by 2030' }])
})

test.each(['!!', '?!', '...', '…'])('a sentence may end in %s', (end) => {
  const says = 'Homes from ₹ 55 Lacs stand across the river'
  const summary = `${says}${end} Come and see.`
  expect(faults({ summary })).toMatchObject([{ aside: says }])
  expect(faults({ summary, asides: [{ says, of: 'Another' }] })).toEqual([])
})

test('what stands in the place of a fact by mistake is released by no sentence', () => {
  const says = 'Homes for ${price}'
  expect(holdingFaults(faults({ summary: `${says}.`, asides: [{ says, of: 'Another' }] }))).toEqual(
    [expect.objectContaining({ text: expect.stringContaining('${price}') })],
  )
})

test('several sentences, or none, are no one sentence', () => {
  for (const says of [`${CITY}. Come and see`, '…'])
    expect(holdingFaults(faults({ asides: [{ says, of: 'Another' }] }))).toMatchObject([
      { at: ['asides', 0, 'says'] },
    ])
})

test('a sentence that stands twice is said once to be of something else', () => {
  const sections: Project['sections'] = [{ kind: 'overview', paragraphs: [`${CITY}.`] }]
  const summary = `${CITY}.`
  expect(faults({ summary, sections })).toHaveLength(2)
  expect(faults({ summary, sections, asides: [{ says: CITY, of: 'Royal City' }] })).toEqual([])
})

test('the other sentences of a field are held as ever', () => {
  const summary = `${CITY}. Possession in July 2033.`
  const found = faults({ summary, asides: [{ says: CITY, of: 'Royal City' }] })
  expect(found).toMatchObject([{ at: ['summary'], aside: 'Possession in July 2033' }])
})

test('a registration, a headline and a fact are always the listing’s own', () => {
  const registered = 'RERA number is P51700000009'
  for (const says of [registered, 'Registered with UP RERA'])
    expect(
      holdingFaults(faults({ summary: `${says}.`, asides: [{ says, of: 'Another' }] })),
    ).toContainEqual(expect.objectContaining({ at: ['asides', 0, 'says'] }))
  expect(faults({ summary: `${registered}.` })[0]).not.toHaveProperty('aside')
  const headline = { lead: 'Possession in June', words: ['2031', '2031!'] }
  expect(faults({ headline })[0]).not.toHaveProperty('aside')
  const row = { label: 'Possession', value: 'June 2031' }
  const rows: Project['sections'] = [{ kind: 'particulars', title: 'When', rows: [row] }]
  const asides = [{ says: 'June 2031', of: 'Another' }]
  expect(holdingFaults(faults({ sections: rows, asides }))).toMatchObject([
    { at: ['sections', 0, 'rows', 0, 'value'] },
  ])
})

test('taken back, the sentence is the listing’s own, though it was published as another’s', () => {
  const summary = `${CITY}.`
  const before = { ...quiet, summary, asides: [{ says: CITY, of: 'Royal City' }] }
  expect(faults({ summary }, before)).toMatchObject([{ at: ['summary'], aside: CITY }])
})
