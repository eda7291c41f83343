import { expect, test } from 'vitest'

import { findSubPage, pageOfProject } from '#app/projects/model/sub-page.ts'
import { alderMeadow } from '#test/catalogue/alder-meadow.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'
import { elmSquare } from '#test/catalogue/elm-square.ts'

import { picturesOf } from './page-pictures.ts'

test('a page shows its cover, slides, galleries, landmarks and subpages', () => {
  const { slug } = cedarCourt
  expect(picturesOf(pageOfProject(cedarCourt))).toEqual([
    slug,
    'cedar-court-slide-1',
    'cedar-court-slide-2',
    'cedar-court-1',
    'cedar-court-2',
  ])
  expect(picturesOf(pageOfProject(alderMeadow))).toEqual([
    'alder-meadow',
    'alder-meadow-landmark-1',
  ])
  const spaces = ['elm-square-offices', 'elm-square-food-court']
  expect(picturesOf(pageOfProject(elmSquare))).toEqual(['elm-square', ...spaces])
})

test('a subpage starts with its own picture, and no picture appears twice', () => {
  const offices = findSubPage(elmSquare, 'offices')
  expect(offices && picturesOf(offices)).toEqual(['elm-square-offices'])
  const slides = { ...cedarCourt.slideshow, pictures: ['cedar-court', 'cedar-court-1'] }
  const page = pageOfProject({ ...cedarCourt, slideshow: slides })
  expect(picturesOf(page)).toEqual(['cedar-court', 'cedar-court-1', 'cedar-court-2'])
})
