import { expect, test } from 'vitest'

import { pageOf, readCursor, writeCursor } from './row-cursor.ts'

const row = { at: new Date('2026-11-27T04:05:06.789Z'), id: '12' }

test('a cursor is read as it was written, and nothing else is valid', () => {
  expect(readCursor(writeCursor(row))).toEqual(row)
  for (const wrong of [null, '', '12', '2026-11-27T04:05:06.789Z_', '2026-99-99T00:00_1', '_1'])
    expect(readCursor(wrong), String(wrong)).toBeUndefined()
})

test('a page names the next where more rows follow', () => {
  const rows = ['1', '2', '3'].map((id) => ({ ...row, id }))
  expect(pageOf(rows, 3, (one) => one)).toEqual({ rows, next: undefined })
  expect(pageOf(rows, 2, (one) => one)).toEqual({
    rows: rows.slice(0, 2),
    next: '2026-11-27T04:05:06.789Z_2',
  })
  expect(pageOf([], 2, () => row)).toEqual({ rows: [], next: undefined })
})
