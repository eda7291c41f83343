import { expect, test } from 'vitest'

import { faultWords, pathNameIn } from './field-name.ts'

const content = {
  name: '',
  sections: [
    { kind: 'overview', paragraphs: ['Homes.'] },
    { kind: 'particulars', rows: [] },
  ],
}

test('a way to a field has the names of the form, its section’s too', () => {
  expect(pathNameIn(['name'], content)).toBe('Name')
  expect(pathNameIn(['sections', 1, 'rows', 1, 'value'], content)).toBe(
    'Particulars, Rows 2, Value',
  )
})

test('a fault is said with its field, and alone where it is of none', () => {
  const text = 'must say something'
  expect(faultWords({ at: ['name'], text }, content)).toBe('Name: must say something')
  expect(faultWords({ at: [], text }, content)).toBe(text)
})
