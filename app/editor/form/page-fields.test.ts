import { expect, test } from 'vitest'

import { pageNames } from '#app/pages/page-content.ts'

import { fieldName } from './field-name.ts'
import type { Field } from './project-fields.ts'
import { pageFields } from './page-fields.server.ts'

test.each(pageNames)('every field of the page %s has an input and a label', (page) => {
  const names = pageFields(page).flatMap(({ name, field }) => [name, ...namesIn(field)])
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => fieldName(name) === name)).toEqual([])
})

test('a legal page starts with its date of entry into force', () => {
  expect(pageFields('terms')[0]).toEqual({
    name: 'inForceSince',
    field: { kind: 'text', format: 'date' },
    isNeeded: true,
  })
})

function namesIn(field: Field): string[] {
  if (field.kind === 'group')
    return field.fields.flatMap(({ name, field: own }) => [name, ...namesIn(own)])
  if (field.kind === 'list') return namesIn(field.of)
  return []
}
