import { expect, test } from 'vitest'

import { columnHead } from './column-words.ts'
import { chosenColumns, fileColumns, knownColumns } from './file-columns.ts'

test('the standard columns come first, others once and in their order, what is none is left out', () => {
  expect(fileColumns(['owner', 'email', 'email', 'name', '__proto__'])).toEqual([
    'phone',
    'name',
    'message',
    'location',
    'date',
    'email',
    'owner',
  ])
  expect(knownColumns([])).toEqual([])
})

test('every column has a head of its own', () => {
  const heads = fileColumns(chosenColumns).map(columnHead)
  expect(heads).not.toContain('')
  expect(new Set(heads).size).toBe(heads.length)
})
