import { expect, test } from 'vitest'

import { reasonsOf } from './match-reason.ts'

const long =
  'Hello, we saw your advertisement last Sunday. We are looking in Goa near the beach, D’Souza’s place, or in Goa itself, before the monsoon begins.'

test('a long text is cut to the words around the first hit', () => {
  expect(reasonsOf({ words: ['goa'] }, [{ field: 'message', text: long }])).toEqual([
    {
      field: 'message',
      parts: [
        '… We are looking in ',
        'Goa',
        ' near the beach, D’Souza’s place, or in ',
        'Goa',
        ' …',
      ],
    },
  ])
})

test('each word is said by the first field that has it, and every hit there is marked', () => {
  const texts = [
    { field: 'name', text: 'Renée Sharma' },
    { field: 'city', text: 'Goa' },
    { field: 'message', text: 'goa' },
  ] as const
  expect(reasonsOf({ words: ['goa', 'sharm', 'renee'] }, texts)).toEqual([
    { field: 'name', parts: ['', 'Renée', ' ', 'Sharma', ''] },
    { field: 'city', parts: ['', 'Goa', ''] },
  ])
})

test('a part of an address is a word, and a letter inside a word is none', () => {
  expect(
    reasonsOf({ words: ['rao', 's'] }, [{ field: 'email', text: 'meera.rao@s.example' }]),
  ).toEqual([{ field: 'email', parts: ['meera.', 'rao', '@', 's', '.example'] }])
  expect(
    reasonsOf({ words: ['oa'] }, [{ field: 'message', text: 'Goa' }]).map(({ field }) => field),
  ).toEqual(['sound'])
})

test('a word that no field has is the sound of the name, and days come last', () => {
  const time = { from: '2026-11-16', to: '2026-11-22', text: 'last week' }
  expect(reasonsOf({ words: ['sarma'], time }, [{ field: 'name', text: 'शर्मा' }])).toEqual([
    { field: 'sound', parts: ['', 'शर्मा'] },
    { field: 'time', parts: ['', 'last week'] },
  ])
})
