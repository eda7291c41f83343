import { expect, test } from 'vitest'

import { droppedWords, readSearchHelp } from './search-help.ts'

test('each word of several can go, but those that the search leaves out anyway', () => {
  expect(droppedWords(' Sharma  from Goa ')).toEqual([
    { word: 'Sharma', without: 'from Goa' },
    { word: 'Goa', without: 'Sharma from' },
  ])
  expect(droppedWords('Sharma')).toEqual([])
})

test('an answer of another version is no help, and no fault', () => {
  expect(readSearchHelp(null)).toEqual({ words: [], unfiltered: 0 })
})
