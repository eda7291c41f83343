import { expect, test } from 'vitest'

import { projects } from '#content/projects/catalogue.ts'
import { headFacts, pictures } from '#app/pictures/manifest.server.ts'

import { picturesOf } from './page-pictures.ts'
import { findSubPage, pageOfProject } from '#app/projects/sub-page.ts'

test('the head of every page is wide enough for large screens and upright for phones', () => {
  const pages = projects.flatMap((project) => [
    pageOfProject(project),
    ...(project.pages ?? []).flatMap(({ slug }) => findSubPage(project, slug) ?? []),
  ])
  expect(pages.length).toBeGreaterThan(projects.length)
  for (const page of pages) {
    for (const slot of [page.picture, ...(page.slideshow?.pictures ?? [])]) {
      const { phone, ...wide } = headFacts(slot)
      expect(wide, slot).toMatchObject({ width: 2560, height: 1920 })
      expect(phone, slot).toMatchObject({ id: `${slot}-phone`, width: 1280, height: 2297 })
    }
    for (const slot of picturesOf(page)) expect(pictures.get(slot)?.alt, slot).toMatch(/\w{3}/)
  }
})
