import { expect, test } from 'vitest'
import { z } from 'zod'

import { projects } from '#content/projects/catalogue.ts'
import { factCells } from '#app/projects/page/fact-cells.ts'
import { projectSchema } from './project.ts'
import { anchorOf } from './sections/section-anchor.ts'

test('a mistyped key, an empty text and an unknown kind are each named', () => {
  const wrong = { ...projects[0], pirce: '3 CR', name: ' ', sections: [{ kind: 'map' }] }
  const result = projectSchema.safeParse(wrong)
  const paths = result.error?.issues.map((issue) => issue.path.join('.'))
  expect(paths).toEqual(expect.arrayContaining(['name', 'sections.0.kind', '']))
  expect(result.error && z.prettifyError(result.error)).toContain('pirce')
})

test('only Indore and Goa lie outside Uttar Pradesh', () => {
  const elsewhere = projects.filter(({ state }) => state !== 'Uttar Pradesh')
  expect(elsewhere.map(({ id, state }) => [id, state])).toEqual([
    [5, 'Goa'],
    [13, 'Madhya Pradesh'],
  ])
})

test('a registration is stated for projects 6 and 8 only, and no number is made up', () => {
  const registered = projects.filter(({ rera }) => rera)
  expect(registered.map(({ id, rera }) => [id, rera?.number])).toEqual([
    [6, undefined],
    [8, undefined],
  ])
})

test('a drawing to scale never shows more than the listing names', () => {
  const drawn = projects.flatMap(({ id, elevation }) =>
    elevation ? [[id, elevation.towers, elevation.floors, elevation.heightMetres]] : [],
  )
  expect(drawn).toEqual([
    [0, 1, 20, undefined],
    [1, 2, 46, 213.7],
    [4, 4, 23, undefined],
    [11, 2, 31, undefined],
  ])
})

test('a fact strip has two to six cells or does not exist', () => {
  for (const project of projects) {
    const { length } = factCells(project)
    expect(length === 0 || (length >= 2 && length <= 6), project.slug).toBe(true)
  }
  expect(factCells({ area: '3 acres' })).toEqual([])
  expect(factCells({ area: '130+ acres', facts: [{ figure: '2', label: 'Towers' }] })[0]).toEqual({
    figure: '130+',
    unit: 'acres',
    label: 'Land',
  })
})

test('no two sections of a page share an anchor', () => {
  for (const { slug, sections } of projects) {
    const anchors = sections.map(anchorOf)
    expect(new Set(anchors).size, slug).toBe(anchors.length)
  }
})
