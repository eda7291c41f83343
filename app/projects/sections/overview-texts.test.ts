import { expect, test } from 'vitest'

import { overviewTexts } from './overview-texts.ts'

test('a project starts with its summary, only once', () => {
  expect(overviewTexts(['Homes.', 'More.'], 'Homes by the park.')).toEqual([
    'Homes by the park.',
    'Homes.',
    'More.',
  ])
  expect(overviewTexts(['More.', 'Homes.'], 'Homes.')).toEqual(['Homes.', 'More.'])
})

test('a subpage starts with its first paragraph', () => {
  expect(overviewTexts(['Halls.', 'More.'], undefined)).toEqual(['Halls.', 'More.'])
})
