import { expect, test } from 'vitest'

import { wordPages } from '#app/pages/page-content.ts'
import { listingTexts } from '#app/strings/en/listings.ts'

import { faultWords, fieldThing, pathNameIn } from './field-name.ts'
import { listingFields } from './project-fields.server.ts'
import type { Field, NamedField } from './project-fields.ts'
import { wordFields } from './page-fields.server.ts'

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
    'Project details, Rows 2, Value',
  )
})

test('a fault is said with its field, and alone where it is of none', () => {
  const text = 'must say something'
  expect(faultWords({ at: ['name'], text }, content)).toBe('Name: must say something')
  expect(faultWords({ at: [], text }, content)).toBe(text)
})

/** The fields that can be added, wherever they stand. */
function optional(fields: readonly NamedField[]): string[] {
  return fields.flatMap(({ name, field, isNeeded }) => {
    const own = isNeeded || field.kind === 'mark' ? [] : [name]
    return [...own, ...within(field)]
  })
}

function within(field: Field): string[] {
  if (field.kind === 'group') return optional(field.fields)
  if (field.kind === 'list') return within(field.of)
  return field.kind === 'kinds' ? Object.values(field.of).flatMap(within) : []
}

test('the button that adds a field names a thing, and keeps its abbreviations', () => {
  const names = [
    ...optional(listingFields()),
    ...wordPages.flatMap((one) => optional(wordFields(one))),
  ]
  const buttons = [...new Set(names)].map((name) => listingTexts.addField(fieldThing(name)))
  expect(buttons).toContain('Add RERA registration')
  expect(buttons).toContain('Add the highest price')
  const nothing = /^Add (?:to|in|from|of|with|before|after|due|checked|largest|smallest)\b/
  expect(buttons.filter((words) => nothing.test(words))).toEqual([])
})
