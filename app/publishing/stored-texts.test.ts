import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isFields, isRows, type Json } from '#app/lib/json/json.ts'
import { anyProject } from '#test/catalogue/any-project.ts'

import { copyTranslations, readIn } from './stored-texts.ts'

const runs = { numRuns: 200 }

function translated(value: Json, isTold: (text: string) => boolean): Json {
  if (typeof value === 'string') return isTold(value) ? { en: value, hi: `हि ${value}` } : value
  if (isRows(value)) return value.map((one) => translated(one, isTold))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, translated(one, isTold)]),
  )
}

const stored = fc
  .record({ listing: anyProject, odd: fc.boolean() })
  .map(({ listing: project, odd }) => ({
    listing: project,
    stored: translated(project, ({ length }) => odd || length % 2 === 0),
  }))

test('reads a translated document in English as before, and in Hindi where translated', () => {
  fc.assert(
    fc.property(stored, ({ listing: project, stored: both }) => {
      expect(readIn(both)).toEqual(project)
      const read = JSON.stringify(readIn(both, 'hi'))
      expect(JSON.stringify(both).split('"hi":').length).toBe(read.split('"हि ').length)
    }),
    runs,
  )
})

test('a document in one language stays the same, read and written', () => {
  fc.assert(
    fc.property(anyProject, (project) => {
      expect(readIn(project)).toBe(project)
      expect(copyTranslations(project, project)).toEqual(project)
    }),
    runs,
  )
})

test('an unchanged document keeps every translation', () => {
  fc.assert(
    fc.property(stored, ({ listing: project, stored: both }) => {
      expect(copyTranslations(both, project)).toEqual(both)
      expect(copyTranslations(both, both)).toEqual(both)
    }),
    runs,
  )
})

test('keeps what was written, and no translation of another text', () => {
  fc.assert(
    fc.property(stored, anyProject, ({ stored: both }, written) => {
      const carried = copyTranslations(both, written)
      expect(readIn(carried)).toEqual(written)
      expect(JSON.stringify(carried)).not.toMatch(/"en":"((?:[^"\\]|\\.)*)","hi":"(?!हि \1")/)
    }),
    runs,
  )
})

const rows = [
  { title: { en: 'Lake', hi: 'झील' }, at: { en: 'North', hi: 'उत्तर' } },
  { title: { en: 'Park', hi: 'उद्यान' }, at: 'South' },
]

test('a changed text loses its translation', () => {
  const [lake, park] = rows
  expect(
    copyTranslations({ rows }, { rows: [{ title: 'Pond', at: 'North' }, readIn(park)] }),
  ).toEqual({
    rows: [{ title: 'Pond', at: lake?.at }, park],
  })
})

test('translations follow moved rows', () => {
  const [lake, park] = rows
  const fresh = { title: 'Gate', at: 'West' }
  expect(copyTranslations(rows, [readIn(park), fresh, readIn(lake)])).toEqual([park, fresh, lake])
  expect(copyTranslations(rows, [readIn(park)])).toEqual([park])
})

test('reads a text with an unknown language in English and keeps it', () => {
  const name = { en: 'Lake', hi: 'झील', mr: 'तलाव' }
  expect(readIn({ name }, 'hi')).toEqual({ name: 'झील' })
  expect(readIn({ name })).toEqual({ name: 'Lake' })
  expect(copyTranslations({ name }, { name: 'Lake' })).toEqual({ name })
})
