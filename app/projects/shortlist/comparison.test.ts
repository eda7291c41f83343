import { expect, test } from 'vitest'

import { projects } from '#content/projects/catalogue.ts'
import { compareProjects } from './comparison.ts'

function compare(...slugs: string[]) {
  const { rows } = compareProjects(
    slugs.flatMap((slug) => projects.find((project) => project.slug === slug) ?? []),
  )
  return new Map(rows.map(({ label, values }) => [label, values]))
}

test('facts stand side by side, and an unknown one is empty', () => {
  const rows = compare('purvanchal-sunbliss', 'ats-pious-orchards', 'ace-acreville')
  expect(rows.get('Possession')).toEqual(['In about four years', 'December 2026', undefined])
  expect(rows.get('Homes')).toEqual(['2 BHK, 3 BHK, 4 BHK', '3 BHK, 5 BHK', undefined])
  expect(rows.get('Sizes')).toEqual([undefined, '2350–3200 sq ft', '200–500 sq yards'])
  expect(rows.get('Land')).toEqual(['3.5 acres', '9.31 acres', '100 acres'])
  expect(rows.get('RERA')).toEqual([undefined, undefined, 'Registered, number on request'])
})

test('a fact that no listing states has no row', () => {
  const rows = compare('ats-province-d-olympia', 'residential-plot')
  expect([...rows.keys()]).toEqual(['Price', 'Location', 'Type', 'Developer'])
})

test('every row of any comparison says something', () => {
  for (const { values } of compareProjects(projects).rows) {
    expect(values).toHaveLength(projects.length)
    expect(values.some(Boolean)).toBe(true)
  }
})
