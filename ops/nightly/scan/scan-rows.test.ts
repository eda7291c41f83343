import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

import { mergedRows, NOT_ENDED, readRows, rowOf, unreached } from './scan-rows.ts'

const before = new Map([
  ['GET /a?q=1', rowOf('GET /a?q=1', [3, 'nothing'])],
  ['GET /gone', rowOf('GET /gone', [3, 'nothing'])],
  ['POST /b', rowOf('POST /b', [60, `${NOT_ENDED} (60 s)`])],
])
const names = ['GET /a?q=1', 'POST /b', 'GET /c']

test('a piece of a scan leaves the rows of earlier pieces, and says what is missing', () => {
  const now = new Map([['POST /b', rowOf('POST /b', [12, 'nothing'])]])
  expect(mergedRows(names, { before, now, columns: 3 })).toBe(
    [
      '| `GET /a?q=1` | 3 | nothing |',
      '| `POST /b` | 12 | nothing |',
      '| `GET /c` |  | not looked at yet |',
    ].join('\n'),
  )
})

test('what is to be looked at are those without an end, read back from the report', () => {
  const { folder, remove } = temporaryFolder()
  const file = join(folder, 'report.md')
  expect(readRows(file)).toEqual(new Map())
  writeFileSync(
    file,
    `# Scan\n\n| target | s | found |\n| --- | --- | --- |\n${[...before.values()].join('\n')}\n`,
  )
  expect(readRows(file)).toEqual(before)
  expect(unreached(names, readRows(file))).toEqual(['POST /b', 'GET /c'])
  remove()
})

test('a cell holds no line break and no end of a cell', () => {
  expect(rowOf('GET /', ['a|b\nc'])).toBe('| `GET /` | a\\|b c |')
})
