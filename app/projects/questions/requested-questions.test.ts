import { expect, test } from 'vitest'

import { questionsIn, readQuestion } from './requested-questions.ts'

test('the items of an enquiry are questions, each once; a site visit is none', () => {
  const items = [
    'Floor plans',
    'Site visit',
    'RERA number',
    'Plot layout',
    'Launch details',
    'Price list',
  ]
  expect(questionsIn(items)).toEqual(['plans', 'rera', 'price'])
})

test('an unknown key is no question', () => {
  expect(readQuestion('payment-plan')).toBe('payment-plan')
  expect(readQuestion('colour')).toBeUndefined()
  expect(readQuestion(null)).toBeUndefined()
})
