import { expect, test } from 'vitest'

import { priceLabel } from '#app/projects/model/price-label.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { questionStates } from './question-states.ts'
import { answerText, askedAnswer, checkAge, printedAnswer, receiptTexts } from './question-texts.ts'

const asked = [
  { question: 'plans', whom: 'Cedar', on: '2026-11-24', due: '2026-12-01' },
  { question: 'location', whom: 'Cedar', on: '2026-11-24' },
] as const
const states = questionStates({ ...cedarCourt, asked })
const [before, after] = ['2026-12-01', '2026-12-02']

test('says each state in a few words', () => {
  expect(states.map((each) => answerText(each, before))).toEqual([
    'From ₹1.50\u00A0crore',
    'UPRERAPRJ1',
    '1,200–1,800 sq ft',
    'Asked Cedar on 24 Nov, answer due 1 Dec',
    '40:60',
    'December 2026',
    'Asked Cedar on 24 Nov',
    'Not announced',
  ])
})

test('a price that is not announced reads as on its card', () => {
  const [price] = questionStates({ ...cedarCourt, price: '' })
  const label = priceLabel({ ...cedarCourt, price: '' })
  expect(price && answerText(price, before)).toBe(label.text)
  expect(price && printedAnswer(price, before)).toBe(label.text)
})

test('paper names source and day', () => {
  expect(states.map((each) => printedAnswer(each, before)).slice(2, 4)).toEqual([
    '1,200–1,800 sq ft (Developer’s information, 21 Nov 2026)',
    'Asked Cedar on 24 Nov, answer due 1 Dec',
  ])
})

test('once an answer is late, every text says so', () => {
  const late = 'Cedar on 24 Nov, answer was due 1 Dec, not here yet'
  const [question] = states.filter(({ key }) => key === 'plans')
  expect(question && answerText(question, after)).toBe(`Asked ${late}`)
  expect(question && printedAnswer(question, after)).toBe(`Asked ${late}`)
  expect(receiptTexts(states, after)['Floor plans']).toBe(`we asked ${late}`)
})

test('a receipt says what we do about each item', () => {
  expect(receiptTexts(states, before)).toMatchObject({
    'Price list': 'confirmed, from ₹1.50\u00A0crore',
    'Floor plans': 'we asked Cedar on 24 Nov, answer due 1 Dec',
    'Exact location': 'we asked Cedar on 24 Nov',
    'Current availability': 'we send it as soon as it is out',
  })
  const rows = ['2 BHK', '3 BHK'].map((name, at) => ({ name, bedrooms: at + 2 }))
  const homes = { ...cedarCourt, sections: [{ kind: 'units' as const, title: 'Homes', rows }] }
  const some = questionStates({ ...homes, plans: [{ unit: '2 BHK' }] })
  expect(receiptTexts(some, before)['Floor plans']).toBe(
    'confirmed, 2 BHK; we send the rest as soon as it is out',
  )
})

test.each([
  ['2026-11-21', '21 Nov 2026'],
  ['2026-10-30', '30 Oct 2026'],
  ['2026-10-29', 'checked 31 days ago'],
  ['2026-10-15', 'checked 45 days ago'],
])('a check of %s reads %j on 29 November', (day, text) => {
  expect(checkAge(day, '2026-11-29')).toBe(text)
})

test('the answer that staff wait for shows where one question is on its own', () => {
  expect(askedAnswer(states, 'plans', before)).toBe('Asked Cedar on 24 Nov, answer due 1 Dec')
  expect(askedAnswer(states, 'rera', before)).toBeUndefined()
})
