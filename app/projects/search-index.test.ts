import { expect, test } from 'vitest'

import { projects } from '#content/projects/catalogue.ts'
import { searchEntries } from './search-entries.ts'
import { readEntries } from './search-index.ts'

test('the index is read as it was written', () => {
  const entries = searchEntries(projects)
  expect(readEntries(JSON.parse(JSON.stringify(entries)))).toEqual(entries)
})

test.each([undefined, {}, [null, 'x', { label: 'x' }, { to: '//evil.test', label: 'x' }]])(
  '%j holds no entry',
  (value) => {
    expect(readEntries(value)).toEqual([])
  },
)
