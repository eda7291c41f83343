import { expect, test } from 'vitest'

import { requirementTexts as texts } from '#app/strings/en/requirement.ts'

import { overlaps } from './requirement-choices.ts'
import { changeWords, requirementWords } from './requirement-words.ts'
import {
  noRequirement,
  readRequirement,
  requirementText,
  withChoice,
  withTyped,
  type Requirement,
} from './requirement.ts'

const plain = (words: string) => words.replaceAll('\u00A0', ' ')

function pressedAll(...choices: string[]): Requirement {
  let requirement = noRequirement
  for (const choice of choices) {
    const next = withChoice(requirement, choice)
    if (!next) throw new Error(`${choice} is unknown`)
    requirement = next
  }
  return requirement
}

test('each pressed choice is one fact, and pressed again it goes', () => {
  const choices = [
    'bedrooms 3',
    'bedrooms 2',
    'budget to-1-crore',
    'places Noida',
    'places Greater Noida',
    'type Apartments',
    'purpose own-use',
    'timing three-months',
    'needsLoan no',
    'language hi',
  ]
  const all = pressedAll(...choices)
  expect(all).toMatchObject({
    bedrooms: [2, 3],
    budget: { from: 5_000_000, to: 10_000_000 },
    places: ['Noida', 'Greater Noida'],
    needsLoan: false,
  })
  expect(requirementText(pressedAll(...choices, ...choices))).toBe('')
})

test.each([
  '',
  'bedrooms x',
  'bedrooms 40',
  'budget cheap',
  'budget constructor',
  'type Upcoming',
  'needsLoan maybe',
  'seen 1',
])('an unknown choice is refused: %s', (choice) =>
  expect(withChoice(noRequirement, choice)).toBeUndefined(),
)

test('typed amounts are in order and in rupees, and one unreadable field is named', () => {
  const none = { budgetFrom: '', budgetTo: '', plotFrom: '', plotTo: '', place: '' }
  expect(
    withTyped(noRequirement, { ...none, budgetFrom: '1.2 cr', budgetTo: '80 lakh', place: 'Pune' }),
  ).toMatchObject({ budget: { from: 8_000_000, to: 12_000_000 }, places: ['Pune'] })
  expect(withTyped(noRequirement, { ...none, plotFrom: '१,८००' })).toMatchObject({
    plot: { from: 1800 },
  })
  const same = withTyped(noRequirement, { ...none, budgetFrom: '1 cr', budgetTo: '1 cr' })
  expect(same).toMatchObject({ budget: { to: 10_000_000 } })
  expect(withTyped(noRequirement, { ...none, budgetTo: '80' })).toBe('budgetTo')
  expect(withTyped(noRequirement, { ...none, plotTo: 'big' })).toBe('plotTo')
  expect(withTyped(noRequirement, { ...none, place: 'x'.repeat(61) })).toBe('place')
})

test('the words name every fact, the room before the money', () => {
  const requirement = pressedAll('bedrooms 3', 'type Apartments', 'places Noida', 'places Goa')
  const typed = { budgetFrom: '80 lakh', budgetTo: '1.2 cr', plotFrom: '', plotTo: '', place: '' }
  const whole = withTyped(requirement, typed)
  if (typeof whole === 'string') throw new Error(whole)
  expect(plain(requirementWords(whole))).toBe('3 BHK, ₹80 lakh to ₹1.20 crore, Noida or Goa')
  const plot = pressedAll('type Plots', 'plot over-5000', 'needsLoan yes', 'purpose investment')
  expect(requirementWords(plot)).toBe(
    [texts.type.Plots, 'from 5,000 sq ft', texts.purpose.investment, texts.loan.yes].join(', '),
  )
})

test('the history says only what changed', () => {
  const was = requirementText(pressedAll('bedrooms 3', 'places Noida'))
  const became = requirementText(pressedAll('bedrooms 3', 'places Noida', 'purpose own-use'))
  expect(changeWords(was, became)).toEqual([null, texts.purpose['own-use']])
  expect(changeWords(was, null)).toEqual(['3 BHK, Noida', null])
  expect(changeWords('{', 'x')).toEqual(['{', 'x'])
})

test('a stored text reads back as it was; a broken one is refused', () => {
  const requirement = pressedAll('bedrooms 3', 'budget over-5-crore')
  expect(readRequirement(requirementText(requirement))).toEqual(requirement)
  expect(readRequirement('')).toEqual(noRequirement)
  for (const text of ['{', '[]', '{"other":1}', '{"budget":{"from":2,"to":1}}'])
    expect(readRequirement(text)).toBeUndefined()
})

test('ranges that only touch do not overlap', () => {
  expect(overlaps({ to: 10 }, { from: 10 })).toBe(false)
  expect(overlaps({ to: 11 }, { from: 10 })).toBe(true)
  expect(overlaps({}, { from: 10 })).toBe(true)
})
