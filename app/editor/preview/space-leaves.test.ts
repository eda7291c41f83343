import { expect, test } from 'vitest'

import { projectWhere } from '#test/helpers/listed.ts'

import { spaceLeavesOf } from './space-leaves.ts'

const project = projectWhere('with pages below', ({ pages }) => pages !== undefined)

test('texts of a subpage lead to its own fields, and the project’s to those of the project', () => {
  for (const [index, { name, summary }] of (project.pages ?? []).entries()) {
    const ways = new Map(
      spaceLeavesOf(project, index).flatMap(({ at, forms }) => forms.map((form) => [form, at])),
    )
    expect(ways.get(name)).toEqual(['pages', index, 'name'])
    expect(ways.get(summary)).toEqual(['pages', index, 'summary'])
    expect(ways.get(project.location)).toEqual(['location'])
  }
  expect(spaceLeavesOf(project, 99)).toEqual([])
})
