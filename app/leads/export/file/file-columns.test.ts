import { expect, test } from 'vitest'

import { columnHead } from './column-labels.ts'
import { chosenColumns, fileColumns, knownColumns } from './file-columns.ts'

test('standard columns come first, others once and in order, and unknown ones are left out', () => {
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

test('every column has its own head', () => {
  const heads = fileColumns(chosenColumns).map(columnHead)
  expect(heads).not.toContain('')
  expect(new Set(heads).size).toBe(heads.length)
})
