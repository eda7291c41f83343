import { expect, test } from 'vitest'

import { alderMeadow } from '#test/catalogue/alder-meadow.ts'
import { projects } from '#test/catalogue/catalogue.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'
import { elmSquare } from '#test/catalogue/elm-square.ts'

import { hasOffers, shownProjects } from './interest-only.ts'
import { projectSchema } from './project.ts'

const shown = shownProjects(projects, 'interest-only')

test('by default every project is shown as listed', () => {
  expect(shownProjects(projects, 'show')).toBe(projects)
})

test('interest only: a project with its number stays as listed, every other takes interest', () => {
  const listed = shown.filter(({ isInterestOnly }) => isInterestOnly !== true)
  expect(listed).toEqual([cedarCourt, alderMeadow])
  const registered = { ...elmSquare, rera: { registered: true } } as const
  expect(shownProjects([registered], 'interest-only')[0]?.isInterestOnly).toBe(true)
})

test('interest only: prices, plans, claims and terms leave a page and its subpages, the rest stays', () => {
  const square = shown.find(({ slug }) => slug === elmSquare.slug)
  expect(square?.price).toBe('')
  expect(square?.facts).toEqual(elmSquare.facts)
  expect(square?.sections.map(({ kind }) => kind)).toEqual(['overview', 'spaces'])
  const [offices, foodCourt] = square?.pages ?? []
  expect(offices?.facts).toEqual(elmSquare.pages[0]?.facts?.slice(0, 1))
  expect(offices?.sections.map(({ kind }) => kind)).toEqual(['overview', 'tiles'])
  expect(JSON.stringify([offices, foodCourt])).not.toMatch(/guarantee|assured|:70|Rs\./)
  expect(foodCourt?.sections.map(({ kind }) => kind)).toEqual(['overview'])
  for (const project of shown) expect(projectSchema.safeParse(project).error).toBeUndefined()
})

test('the site has offers as long as one project has its number', () => {
  expect(hasOffers(shown)).toBe(true)
  expect(hasOffers(shown.filter(({ isInterestOnly }) => isInterestOnly))).toBe(false)
})
