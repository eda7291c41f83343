import { expect, test } from 'vitest'

import { catalogueFaults } from '#app/projects/catalogue/catalogue-faults.ts'
import type { Project } from '#app/projects/model/project.ts'
import { holdingFaults } from '#app/projects/publishing/project-fault.ts'
import { placedFaults, parseProject } from '#app/projects/publishing/project-faults.ts'
import { quietCourt as quiet } from '#test/catalogue/quiet-court.ts'

const CITY = 'Possession of Royal City was given in June 2031'

function faults(draft: Partial<Project>, before: Project = quiet) {
  const { project, faults: unread } = parseProject({ ...quiet, ...draft })
  if (!project) throw new Error(JSON.stringify(unread))
  return placedFaults(project, { before, others: [], holders: new Map() })
}

test.each([
  ['a day', CITY],
  ['a price', 'Homes from ₹ 55 Lacs stand across the road'],
  ['floors', 'Towers of 40 floors stand across the road'],
  ['land', 'The golf course of the sector covers homes on 900 acres'],
])('marks a text as about something else, sentence by sentence: %s', (_name, says) => {
  const summary = `Homes by the park. ${says}! Come and see.`
  const [found] = faults({ summary })
  expect(found).toMatchObject({ at: ['summary'], aside: says })
  expect(faults({ summary, asides: [{ says, of: 'Another' }] })).toEqual([])
  // A build refuses the same.
  const project = { ...quiet, summary, asides: [{ says, of: 'Another' }] }
  expect(catalogueFaults([{ file: `${quiet.slug}.ts`, project }])).toEqual([])
})

test('a mark does not apply to a changed sentence', () => {
  const asides = [{ says: CITY, of: 'Royal City' }]
  const found = faults({ summary: `${CITY.replace('2031', '2032')}.`, asides })
  expect(found).toMatchObject([
    { at: ['summary'], aside: CITY.replace('2031', '2032') },
    { at: ['asides', 0, 'says'], isAdvice: true },
  ])
})

test('of two sentences with the same words it offers the intended one', () => {
  const summary = 'A metro line opens by 2030. Its homes are completed by 2030.'
  expect(faults({ summary })).toMatchObject([{ aside: 'Its homes are completed by 2030' }])
})

test.each(['!!', '?!', '...', '…'])('a sentence may end in %s', (end) => {
  const says = 'Homes from ₹ 55 Lacs stand across the river'
  const summary = `${says}${end} Come and see.`
  expect(faults({ summary })).toMatchObject([{ aside: says }])
  expect(faults({ summary, asides: [{ says, of: 'Another' }] })).toEqual([])
})

test('a mark does not excuse a wrong value in a fact’s field', () => {
  const says = 'Homes for ${price}'
  expect(holdingFaults(faults({ summary: `${says}.`, asides: [{ says, of: 'Another' }] }))).toEqual(
    [expect.objectContaining({ text: expect.stringContaining('${price}') })],
  )
})

test('refuses several sentences or none as one sentence', () => {
  for (const says of [`${CITY}. Come and see`, '…'])
    expect(holdingFaults(faults({ asides: [{ says, of: 'Another' }] }))).toMatchObject([
      { at: ['asides', 0, 'says'] },
    ])
})

test('a mark on a repeated sentence counts once', () => {
  const sections: Project['sections'] = [{ kind: 'overview', paragraphs: [`${CITY}.`] }]
  const summary = `${CITY}.`
  expect(faults({ summary, sections })).toHaveLength(2)
  expect(faults({ summary, sections, asides: [{ says: CITY, of: 'Royal City' }] })).toEqual([])
})

test('still checks the other sentences of a field', () => {
  const summary = `${CITY}. Possession in July 2033.`
  const found = faults({ summary, asides: [{ says: CITY, of: 'Royal City' }] })
  expect(found).toMatchObject([{ at: ['summary'], aside: 'Possession in July 2033' }])
})

test('registration, headline and facts are always about the project', () => {
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

test('a removed mark does not apply, although it was published', () => {
  const summary = `${CITY}.`
  const before = { ...quiet, summary, asides: [{ says: CITY, of: 'Royal City' }] }
  expect(faults({ summary }, before)).toMatchObject([{ at: ['summary'], aside: CITY }])
})
