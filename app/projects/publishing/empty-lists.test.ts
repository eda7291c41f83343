import { expect, test } from 'vitest'
import { z } from 'zod'

import { openFacts } from '#app/projects/model/open-facts.ts'
import { projectSchema } from '#app/projects/model/project.ts'
import { pageOfProject } from '#app/projects/model/sub-page.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'
import { shopsPage } from '#test/catalogue/shops-page.ts'

import { differences } from '#app/publishing/difference.ts'
import { projectFile } from './import/project-file.ts'
import { parseProject } from './project-faults.ts'

const list = z.looseObject({ type: z.literal('array'), minItems: z.number().default(0) })

function listsIn(value: unknown, way: readonly string[]): { way: string; least: number }[] {
  if (typeof value !== 'object' || value === null) return []
  const read = list.safeParse(value)
  const own = read.success ? [{ way: way.join(' '), least: read.data.minItems }] : []
  const below = Object.entries(value).flatMap(([key, one]) => listsIn(one, [...way, key]))
  return [...own, ...below]
}

const lists = listsIn(z.toJSONSchema(projectSchema, { io: 'input' }), [])

test('only lists that the schema reads as absent may be empty', () => {
  expect(lists.length).toBeGreaterThan(15)
  expect(lists.filter(({ least }) => least === 0).map(({ way }) => way)).toEqual([
    'properties facts',
    'properties pages',
    'properties pages items properties facts',
  ])
})

const { facts: _facts, ...bare } = cedarCourt
test.each([
  ['facts', { ...bare, facts: [] }, bare],
  ['pages', { ...bare, pages: [] }, bare],
  [
    'facts of a page',
    { ...bare, pages: [{ ...shopsPage, facts: [] }] },
    { ...bare, pages: [shopsPage] },
  ],
])('empty %s are absent: in words, on the page, and in the file', (_name, empty, absent) => {
  expect(differences(absent, empty)).toEqual([])
  expect(differences(empty, absent)).toEqual([])
  const [one, other] = [parseProject(empty).project, parseProject(absent).project]
  if (!one || !other) throw new Error('A sound listing is not read')
  expect(JSON.stringify(pageOfProject(one))).toBe(JSON.stringify(pageOfProject(other)))
  expect(openFacts(one)).toEqual(openFacts(other))
  expect(projectFile(one)).toBe(projectFile(other))
})

test('adding the first row or removing the last is a difference', () => {
  const cell = { figure: '2', label: 'Towers' }
  const told = [
    { at: ['facts', 0, 'figure'], was: '"2"', became: undefined },
    { at: ['facts', 0, 'label'], was: '"Towers"', became: undefined },
  ]
  expect(differences({ ...bare, facts: [cell] }, { ...bare, facts: [] })).toEqual(told)
  expect(differences({ ...bare, facts: [] }, { ...bare, facts: [cell] })).toHaveLength(2)
})

test('a required list may be neither empty nor absent', () => {
  for (const sections of [[], undefined])
    expect(parseProject({ ...bare, sections }).faults.map(({ at }) => at)).toEqual([['sections']])
})
