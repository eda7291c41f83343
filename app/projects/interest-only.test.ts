import { expect, test } from 'vitest'

import { projects } from '#content/projects/catalogue.ts'

import { shownProjects } from './interest-only.ts'
import { projectSchema } from './project.ts'

/** Prices, returns, guarantees, shares of revenue and payment plans, however they are worded. */
const TERMS =
  /₹|Rs\.|\bCR\b|\bLacs\b|assured|per annum|guarantee|revenue|payment plan|\b\d\d:\d\d\b|lucrative|footfall|on booking|rent /i

test('by default every project is shown as it is listed', () => {
  expect(shownProjects(projects, 'show')).toBe(projects)
})

test('interest only: no price, return or due date is left on a page without a number', () => {
  for (const project of shownProjects(projects, 'interest-only')) {
    const { isInterestOnly, price, ...rest } = project
    expect([isInterestOnly, price], project.slug).toEqual([true, ''])
    const { sections, pages } = rest
    expect(JSON.stringify(rest), project.slug).not.toMatch(TERMS)
    expect(sections.length, project.slug).toBeGreaterThan(0)
    for (const page of pages ?? []) expect(page.sections.length, page.slug).toBeGreaterThan(0)
    expect(projectSchema.safeParse(project).error).toBeUndefined()
  }
})

test('a project with its number keeps its price', () => {
  const [first] = projects
  if (!first) throw new Error('the catalogue is empty')
  const known = { ...first, price: '1 CR', rera: { registered: true, number: 'X1' } } as const
  expect(shownProjects([known], 'interest-only')).toEqual([known])
})
