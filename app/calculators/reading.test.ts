import { expect, test } from 'vitest'

import { numberField, rupeesField } from './reading.ts'

const rate = { from: 0, to: 36, wrong: 'Type a rate.' }

function rupees(query: string) {
  return rupeesField(new URLSearchParams(query), 'price', 'Enter the price.')
}

test('a missing field is untouched; an empty one is an error', () => {
  expect(rupees('')).toEqual({ typed: '' })
  expect(rupees('price=+')).toEqual({ typed: ' ', error: 'Enter the price.' })
})

test('an amount in Hindi is read as one in English', () => {
  expect(rupees(new URLSearchParams({ price: '₹५०,००,०००' }).toString()).value).toBe(5_000_000)
  expect(rupees(new URLSearchParams({ price: '50 लाख' }).toString()).value).toBe(5_000_000)
})

test('the typed text stays, valid or not', () => {
  expect(rupees('price=1.5+cr')).toEqual({ typed: '1.5 cr', value: 15_000_000 })
  expect(rupees('price=lots')).toMatchObject({
    typed: 'lots',
    error: expect.stringContaining('1.5 cr'),
  })
})

test('amounts of nothing or beyond every price are refused with a hint', () => {
  expect(rupees('price=0').error).toBe('Enter an amount above zero.')
  expect(rupees('price=10001+cr').error).toBe('Enter an amount up to 10,000 crore.')
  expect(rupees('price=10000+cr').value).toBe(100_000_000_000)
})

test.each([
  ['8.5', 8.5],
  ['8.5 %', 8.5],
  ['0', 0],
  ['36', 36],
  ['૮.૫', 8.5],
  ['٨٫٥ %', 8.5],
])('the rate "%s" is %d', (typed, value) => {
  const query = new URLSearchParams({ rate: typed })
  expect(numberField(query, 'rate', 'Missing.', rate).value).toBe(value)
})

test.each(['37', '-1', 'eight', '8.5.1', 'Infinity', '1e1'])(
  'the rate "%s" is refused',
  (typed) => {
    const query = new URLSearchParams({ rate: typed })
    expect(numberField(query, 'rate', 'Missing.', rate)).toEqual({ typed, error: rate.wrong })
  },
)
