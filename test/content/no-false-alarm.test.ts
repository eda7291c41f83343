import { expect, test } from 'vitest'

import { placedTexts } from '#app/projects/fact-check/placed-texts.ts'
import { factsOf, changedFacts } from '#app/projects/facts/project-facts.ts'
import type { Project } from '#app/projects/model/project.ts'
import { withValue } from '#app/publishing/edited-content.ts'
import { placedFaults, parseProject } from '#app/projects/publishing/project-faults.ts'
import { fileProjects as projects } from '#app/projects/catalogue/file-projects.ts'
import { generateProjects } from '#ops/bench/growth/generated-projects.ts'
import { isShort } from '#test/helpers/site/short.ts'

/** What the editor shows of a draft: faults and warnings alike. */
function told(draft: unknown, before: Project | undefined) {
  const { project, faults } = parseProject(draft)
  if (!project) return faults
  return placedFaults(project, { before, others: [], holders: new Map() })
}

/** A project in which one text stands for another, wherever it is said. */
function withText(project: Project, was: string, becomes: string): unknown {
  const put = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(was, becomes)
    if (Array.isArray(value)) return value.map(put)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, put(one)]))
  }
  return put(project)
}

/** Each fact with what says it in all texts, and another value. */
function renamed({ price, area = '', possession = '', rera, facts = [] }: Project) {
  const [land = ''] = /^[\d.,]+/.exec(area) ?? []
  const [month = '', year] = possession.split(' ')
  const isCell = facts.some(({ figure, unit }) => figure === month && unit === year)
  const all: [string, string][] = [
    [price, '0.07 CR'],
    [land, '77.7'],
    // A cell of the facts has the month and the year in a field each.
    isCell ? [month, 'March'] : [possession, 'March 2031'],
    [rera?.number ?? '', 'UPRERAPRJ777777'],
  ]
  return all.filter(([was]) => was !== '')
}

const GENERATED = isShort ? 400 : 2000
const everyProject = [...projects, ...generateProjects(GENERATED, 1000)]

test('no one gets a message about a project as it is', () => {
  for (const project of everyProject) expect(told(project, project), project.slug).toEqual([])
})

test('of all files as new projects, only one warns: it gives two areas, and no fact decides', () => {
  const warned = projects.flatMap((project) =>
    told(project, undefined).map(({ at, text }) => [project.slug, at.join(' '), text]),
  )
  const majesty = [
    ['summary', '11 to 12 acres'],
    ['sections 0 paragraphs 0', '48,564 sq m'],
    ['sections 0 paragraphs 0', '12 acres'],
    ['sections 0 paragraphs 0', '11 acres'],
  ]
  expect(warned).toEqual(
    majesty.map(([at, said]) => ['godrej-sector-12', at, `the text says ${said}; no fact says so`]),
  )
})

test('no one gets a message about a fact that changed with all that says it', () => {
  let changed = 0
  for (const project of everyProject)
    for (const [was, becomes] of renamed(project)) {
      const draft = withText(project, was, becomes)
      const lowest = told(draft, project).filter(({ text }) => !text.startsWith('the price is'))
      expect(lowest, `${project.slug}: ${was}`).toEqual([])
      changed += 1
    }
  expect(changed).toBeGreaterThan(GENERATED / 2)
})

test('no one gets a message about floors and towers that changed with all that says them', () => {
  const drawn = everyProject.filter(
    ({ elevation, facts = [] }) => elevation && facts.some(({ label }) => label === 'Floors each'),
  )
  for (const project of drawn) {
    const { elevation } = project
    if (!elevation) continue
    const floors = String(elevation.floors)
    const texts = withText(project, `${floors} floors`, '77 floors')
    const { project: parsed } = parseProject(texts)
    const facts = parsed?.facts?.map((one) =>
      one.label === 'Floors each' ? { ...one, figure: '77' } : one,
    )
    const draft = { ...parsed, facts, elevation: { ...parsed?.elevation, floors: 77 } }
    expect(told(draft, project), project.slug).toEqual([])
  }
  expect(drawn.length).toBeGreaterThan(GENERATED / 4)
})

test('no area changes in silence, whatever text says it', () => {
  const LAND = /[\d.,]+(?= (?:acres?|hectares?|sq m)\b)/g
  let changed = 0
  for (const project of projects) {
    const before = parseProject(project).project
    for (const { at, text } of placedTexts(project))
      for (const { 0: was, index } of text.matchAll(LAND)) {
        const becomes = `${text.slice(0, index)}77.7${text.slice(index + was.length)}`
        const draft = withValue(project, at, becomes)
        const { project: parsed } = parseProject(draft)
        const facts = parsed ? changedFacts(before, parsed) : []
        expect([...facts, ...told(draft, project)], `${project.slug}: ${text}`).not.toEqual([])
        changed += 1
      }
  }
  expect(changed).toBeGreaterThan(10)
})

test('names that change the case of their letters alone change no fact', () => {
  for (const project of projects) {
    const before = parseProject(project).project
    const facts = project.facts?.map((one) => ({ ...one, label: one.label.toUpperCase() }))
    const after = parseProject({ ...project, facts }).project
    expect(before && factsOf(before).length).toBeGreaterThanOrEqual(0)
    expect(before && after && changedFacts(before, after), project.slug).toEqual([])
  }
})
