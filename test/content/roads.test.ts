import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { placeProjects, stopsOf } from '#app/projects/road-map/placed-roads.ts'
import { abreast, layOut } from '#app/projects/road-map/road-layout.ts'
import { roadMapSchema, type MappedRoad } from '#app/projects/road-map/road-map.ts'
import { fileProjects as projects } from '#app/projects/catalogue/file-projects.ts'
import { roadMap } from '#content/roads.ts'

const map = roadMapSchema.parse(roadMap)
const sources = readFileSync('docs/road-map.md', 'utf8')

function namesOf(roads: readonly MappedRoad[]): string[] {
  return roads.flatMap(({ name, onward = [] }) => [name, ...namesOf(onward)])
}

function slugsOf(roads: readonly MappedRoad[]): string[] {
  return roads.flatMap(({ stops, onward = [] }) => [
    ...stops.flat().flatMap((stop) => {
      if (typeof stop === 'string') return stop
      return 'beside' in stop ? stop.beside : []
    }),
    ...slugsOf(onward),
  ])
}

test('whatever stands on the map is a project, and stands there once', () => {
  const named = [...slugsOf(map.roads), ...map.plates.flatMap(({ stops }) => stops)]
  expect(new Set(named).size).toBe(named.length)
  const listed = projects.map(({ slug }) => slug)
  expect(named.filter((slug) => !listed.includes(slug))).toEqual([])
})

test('every project is on a road, on a plate or waiting', () => {
  const { roads, plates, unplaced } = placeProjects(projects, map)
  const placed = [...stopsOf(roads), ...plates.flatMap(({ stops }) => stops)]
  const slugs = placed.flatMap(({ slug }) => slug ?? [])
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs.length + unplaced.count).toBe(projects.length)
})

test('the style counts as far as the map is wide', () => {
  const { columns, bands } = abreast(placeProjects(projects, map).roads.map(layOut))
  const style = readFileSync('app/projects/road-map/road-counts.css', 'utf8')
  for (const rule of [`[data-columns='${columns}']`, `[data-bands='${bands}']`])
    expect(style).toContain(rule)
})

test.each([...namesOf(map.roads), ...map.plates.map(({ place }) => place)])(
  'the sources say where the order on “%s” is from',
  (name) => {
    const [, section = ''] = sources.split(`\n### ${name}\n`)
    expect(section.split('\n### ')[0]).toMatch(/https:\/\/|project page/)
  },
)
