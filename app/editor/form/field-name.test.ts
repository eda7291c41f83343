import { expect, test } from 'vitest'

import { pageNames } from '#app/pages/page-content.ts'
import { projectTexts } from '#app/strings/en/projects.ts'

import { faultText, fieldThing, pathNameIn } from './field-name.ts'
import { projectFields } from './project-fields.server.ts'
import type { Field, NamedField } from './project-fields.ts'
import { pageFields } from './page-fields.server.ts'

const content = {
  name: '',
  sections: [
    { kind: 'overview', paragraphs: ['Homes.'] },
    { kind: 'particulars', rows: [] },
  ],
}

test('names a path by the labels of the form and its section', () => {
  expect(pathNameIn(['name'], content)).toBe('Name')
  expect(pathNameIn(['sections', 1, 'rows', 1, 'value'], content)).toBe(
    'Project details, Row 2, Value',
  )
})

test('names a fault’s field, if it has one', () => {
  const text = 'must say something'
  expect(faultText({ at: ['name'], text }, content)).toBe('Name: must say something')
  expect(faultText({ at: [], text }, content)).toBe(text)
})

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

test('the Add button names what it adds and keeps abbreviations', () => {
  const names = [
    ...optional(projectFields()),
    ...pageNames.flatMap((one) => optional(pageFields(one))),
  ]
  const buttons = [...new Set(names)].map((name) => projectTexts.addField(fieldThing(name)))
  expect(buttons).toContain('Add RERA registration')
  expect(buttons).toContain('Add the highest price')
  const nothing = /^Add (?:to|in|from|of|with|before|after|due|checked|largest|smallest)\b/
  expect(buttons.filter((words) => nothing.test(words))).toEqual([])
})
