import { expect, test } from 'vitest'

import { readWords, searchWords } from './search-words.ts'

const NOW = new Date('2026-11-25T10:00:00+05:30')

test('words are what marks and spaces part', () => {
  expect(searchWords('Meera.Rao@Gmail.com, ₹1.50 CR; D’Souza (2/3 BHK)\nशर्मा।')).toEqual([
    'meera',
    'rao',
    'gmail',
    'com',
    '1',
    '50',
    'cr',
    'dsouza',
    '2',
    '3',
    'bhk',
    'शर्मा',
  ])
  expect(searchWords(' ?! ')).toEqual([])
})

test('a sentence is its significant words and its time', () => {
  const time = { from: '2026-11-16', to: '2026-11-22', text: 'last week' }
  expect(readWords('that Sharma from last week who wanted Goa', NOW)).toEqual({
    words: ['sharma', 'goa'],
    time,
  })
  expect(readWords('last week', NOW)).toEqual({ words: [], time })
  expect(readWords('the', NOW)).toEqual({ words: ['the'] })
})

test('too little is no search in everything', () => {
  for (const typed of ['', 'a', ' § ', '3 b']) expect(readWords(typed, NOW)).toBeUndefined()
  expect(readWords('3 bhk 3', NOW)).toEqual({ words: ['3', 'bhk'] })
})
