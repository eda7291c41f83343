import { expect, test } from 'vitest'

import { gramsOf } from './lead-grams.ts'
import { leadQuery } from './lead-search.ts'

const of = (typed: string) => {
  const query = leadQuery(typed)
  return query && gramsOf(query)
}

test('a name is searched by three characters at a time, in any script', () => {
  expect(of('Asha')).toEqual([
    ['ash', 'sha'],
    ['Ash', 'sha'],
  ])
  expect(of('शर्मा')).toEqual([['शर्', 'र्म', '्मा']])
})

test('shorter text is searched as it is', () => {
  expect(of('r')).toEqual([['r']])
  expect(of('मी')).toEqual([['मी']])
})

test('a phone is searched in its stored form, in any typed form', () => {
  expect(of('+91 98765')).toContainEqual(['987', '876', '765'])
  expect(of('+4420')).toContainEqual(['+44', '442', '420'])
})

test('text without a letter is searched in phones only', () => {
  expect(of("'")).toEqual([["'"]])
})

test('one or two digits are in too many phones, and the code of India in none as it is stored', () => {
  expect(of('98')).toBeUndefined()
  expect(of('+91')).toBeUndefined()
  expect(of('+9')).toBeUndefined()
})

test('a digit repeated five times is searched as such: three are in thousands of phones', () => {
  expect(of('0000000000')).toContainEqual(['000', '00000'])
  expect(of('90000')).toContainEqual(['900', '000'])
  expect(of('aaaaaa')).toEqual([['aaa']])
  expect(of('x111112')).toContainEqual(['x11', '111', '112', '11111'])
})
