import { expect, test } from 'vitest'

import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { questionStates } from './question-states.ts'
import { answerText, checkAge, printedAnswer, receiptTexts } from './question-texts.ts'

const asked = [
  { question: 'plans', whom: 'Cedar', on: '2026-11-24', due: '2026-12-01' },
  { question: 'location', whom: 'Cedar', on: '2026-11-24' },
] as const
const states = questionStates({ ...cedarCourt, asked })

test('says each state in a few words', () => {
  expect(states.map(answerText)).toEqual([
    'From ₹1.50\u00A0crore',
    'UPRERAPRJ1',
    '1200–1800 sq ft',
    'Asked Cedar on 24 Nov, answer due 1 Dec',
    '40:60',
    'December 2026',
    'Asked Cedar on 24 Nov',
    'Not announced',
  ])
})

test('paper names source and day', () => {
  expect(states.map(printedAnswer).slice(2, 4)).toEqual([
    '1200–1800 sq ft (Developer’s information, 21 Nov 2026)',
    'Asked Cedar on 24 Nov, answer due 1 Dec',
  ])
})

test('a receipt says what we do about each item', () => {
  expect(receiptTexts(states)).toMatchObject({
    'Price list': 'confirmed, from ₹1.50\u00A0crore',
    'Floor plans': 'we asked Cedar on 24 Nov',
    'Current availability': 'we send it as soon as it is out',
  })
})

test.each([
  ['2026-11-21', '21 Nov 2026'],
  ['2026-10-30', '30 Oct 2026'],
  ['2026-10-29', 'checked 31 days ago'],
  ['2026-10-15', 'checked 45 days ago'],
])('a check of %s reads %j on 29 November', (day, text) => {
  expect(checkAge(day, '2026-11-29')).toBe(text)
})
