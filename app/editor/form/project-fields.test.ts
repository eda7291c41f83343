import { expect, test } from 'vitest'

import { pageNames } from '#app/pages/page-content.ts'
import { sectionSchema } from '#app/projects/sections/section.ts'
import { projectFieldTexts } from '#app/strings/en/project-fields.ts'

import { projectFields } from './project-fields.server.ts'
import { emptyValue, type Field, type NamedField } from './project-fields.ts'
import { pageFields } from './page-fields.server.ts'

const sectionKinds = sectionSchema.options.map(({ shape }) => shape.kind.value)
const fields = projectFields()
const named = (name: string) => fields.find((one) => one.name === name)?.field

test('the form has every field of the project schema', () => {
  expect(named('price')).toEqual({ kind: 'text', format: 'price' })
  expect(named('area')).toEqual({ kind: 'text', format: 'figure' })
  expect(named('state')).toMatchObject({ kind: 'choice', values: expect.arrayContaining(['Goa']) })
  expect(named('stage')).toEqual({ kind: 'mark', value: 'Pre-launch' })
  expect(named('checked')).toMatchObject({
    kind: 'group',
    fields: [{ name: 'source' }, { name: 'on', field: { kind: 'text', format: 'date' } }],
  })
  const sections = named('sections')
  expect(sections?.kind === 'kinds' && Object.keys(sections.of)).toEqual([...sectionKinds])
  expect(JSON.stringify(sections)).toContain(
    '{"name":"from","field":{"kind":"text","format":"price"},"isNeeded":true}',
  )
  expect(fields.map(({ name }) => name)).not.toContain('id')
})

test('a new row has its required fields only', () => {
  const rera = named('rera')
  expect(rera && emptyValue(rera)).toEqual({})
  const facts = named('facts')
  expect(facts && emptyValue(facts)).toEqual([{ figure: '', label: '' }])
})

test('a new picture has a slot of its own, whose name no one types', () => {
  const sections = named('sections')
  const gallery = sections?.kind === 'kinds' ? sections.of['gallery'] : undefined
  const made = () => gallery && emptyValue(gallery)
  const items = [{ picture: expect.stringMatching(/^picture-[\da-f]{8}$/) }]
  expect(made()).toEqual({ title: '', items })
  expect(made()).not.toEqual(made())
  const slideshow = named('slideshow')
  expect(slideshow && emptyValue(slideshow)).toMatchObject({
    pictures: [...items, ...items].map(({ picture }) => picture),
  })
})

test('a new row states nothing: no mark and no choice', () => {
  const walk = (one: Field, value: unknown, at: string): string[] => {
    if (one.kind === 'choice' || one.kind === 'mark') return value ? [at] : []
    if (one.kind === 'list') return walk(one.of, Object(value)[0], `${at}[]`)
    if (one.kind === 'kinds')
      return Object.entries(one.of).flatMap(([kind, of]) =>
        walk(of, emptyValue(of), `${at} ${kind}`),
      )
    if (one.kind !== 'group') return []
    return one.fields.flatMap(({ name, field }) => [
      ...walk(field, Object(value)[name], `${at}.${name}`),
      ...walk(field, emptyValue(field), `${at}.${name} added`),
    ])
  }
  const all = [...fields, ...pageNames.flatMap(pageFields)]
  expect(all.flatMap(({ name, field }) => walk(field, emptyValue(field), name))).toEqual([])
})

test('every field and kind of section has a label', () => {
  const names = new Set<string>()
  const walk = (field: Field): void => {
    if (field.kind === 'list') walk(field.of)
    if (field.kind === 'kinds') Object.values(field.of).forEach(walk)
    if (field.kind === 'group') all(field.fields)
  }
  const all = (some: readonly NamedField[]) =>
    some.forEach(({ name, field }) => {
      names.add(name)
      walk(field)
    })
  all(fields)
  expect([...names].filter((name) => !(name in projectFieldTexts.fields))).toEqual([])
  expect(sectionKinds.filter((kind) => !(kind in projectFieldTexts.kinds))).toEqual([])
})
