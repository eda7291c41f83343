import { expect, test } from 'vitest'

import { overviewTexts } from './overview-texts.ts'

test('a project begins with its summary, which is not said twice', () => {
  expect(overviewTexts(['Homes.', 'More.'], 'Homes by the park.')).toEqual([
    'Homes by the park.',
    'Homes.',
    'More.',
  ])
  expect(overviewTexts(['More.', 'Homes.'], 'Homes.')).toEqual(['Homes.', 'More.'])
})

test('a page below a project begins with its first paragraph', () => {
  expect(overviewTexts(['Halls.', 'More.'], undefined)).toEqual(['Halls.', 'More.'])
})
