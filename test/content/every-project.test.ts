import { expect, test } from 'vitest'

import { cardOf } from '#app/projects/card/cards.server.ts'
import { catalogueFaults } from '#app/projects/catalogue/catalogue-faults.ts'
import { bySlug, ofSlugs } from '#app/projects/catalogue/catalogue.ts'
import { claimTerms } from '#app/projects/model/developer-claim.ts'
import { shownProjects } from '#app/projects/model/interest-only.ts'
import { projectSchema } from '#app/projects/model/project.ts'
import { factCells } from '#app/projects/page/fact-cells.ts'
import { questionStates } from '#app/projects/questions/question-states.ts'
import { placedFaults, parseProject } from '#app/projects/publishing/project-faults.ts'
import { anchorOf } from '#app/projects/sections/section-anchor.ts'
import { fileProjects as projects } from '#app/projects/catalogue/file-projects.ts'
import { shownFirst } from '#content/shown-first.ts'

import { readProjects } from '../../scripts/catalogue/validate-projects.ts'

/** Prices, returns, guarantees, shares of revenue and payment plans, however they are worded. */
const TERMS =
  /₹|\bRs\.|\bCR\b|\bLacs\b|assured|per annum|guarantee|revenue|payment plan|\b\d\d:\d\d\b|lucrative|footfall|on booking|rent /i

test('every project is read, and is sound', async () => {
  const parsedProjects = await readProjects()
  expect(parsedProjects).toHaveLength(projects.length)
  for (const setting of ['show', 'interest-only'] as const)
    expect(catalogueFaults(parsedProjects, setting)).toEqual([])
})

test('no text of a project, as it is published, says what its facts do not', () => {
  for (const project of projects) {
    const { project: parsed } = parseProject(project)
    const context = { before: project, others: [], holders: new Map() }
    expect(parsed && placedFaults(parsed, context), project.slug).toEqual([])
  }
})

test('whatever is shown first is a project', () => {
  for (const slugs of Object.values(shownFirst))
    expect(ofSlugs(bySlug(projects), slugs).map(({ slug }) => slug)).toEqual(slugs)
})

test('a fact strip has two to six cells or does not exist', () => {
  for (const project of projects) {
    const { length } = factCells(project, questionStates(project))
    expect(length === 0 || (length >= 2 && length <= 6), project.slug).toBe(true)
  }
})

test('no two sections of a page share an anchor', () => {
  for (const { slug, sections } of projects) {
    const anchors = sections.map(anchorOf)
    expect(new Set(anchors).size, slug).toBe(anchors.length)
  }
})

test('a card carries no sections to the browser', () => {
  for (const project of projects) expect(cardOf(project)).not.toHaveProperty('sections')
})

test('interest only: whatever a project says, no price, return or due date is left of it', () => {
  const unregistered = projects.map(({ rera: _rera, ...project }) => project)
  for (const project of shownProjects(unregistered, 'interest-only')) {
    const { isInterestOnly, price, ...rest } = project
    expect([isInterestOnly, price], project.slug).toEqual([true, ''])
    const { sections, pages } = rest
    expect(JSON.stringify(rest), project.slug).not.toMatch(TERMS)
    expect(sections.length, project.slug).toBeGreaterThan(0)
    for (const page of pages ?? []) expect(page.sections.length, page.slug).toBeGreaterThan(0)
    expect(projectSchema.safeParse(project).error).toBeUndefined()
  }
})

test('every assured return and lease guarantee that a project states is understood', () => {
  const texts = projects
    .flatMap(({ sections, pages = [] }) => [...sections, ...pages.flatMap((page) => page.sections)])
    .flatMap((section) => (section.kind === 'claims' ? section.items : []))
    .filter((text) => /assured return|lease guarantee/i.test(text))
  for (const text of texts) expect(claimTerms(text), text).toBeDefined()
})
