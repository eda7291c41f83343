import { expect, test } from 'vitest'

import { headFacts, pictures } from '#app/media/slots/manifest.server.ts'
import { projectSlot } from '#app/media/slots/project-slot.ts'
import { findSubPage, pageOfProject } from '#app/projects/model/sub-page.ts'
import { picturesOf } from '#app/projects/page/page-pictures.ts'
import { pictureSlots } from '#content/pictures/slots.ts'
import { fileProjects as projects } from '#app/projects/catalogue/file-projects.ts'

test('the head of every page is drawn across large screens, and is its card’s for phones', () => {
  const pages = projects.flatMap((project) => [
    pageOfProject(project),
    ...(project.pages ?? []).flatMap(({ slug }) => findSubPage(project, slug) ?? []),
  ])
  for (const page of pages) {
    for (const slot of [page.picture, ...(page.slideshow?.pictures ?? [])]) {
      const { phone, ...wide } = headFacts(slot)
      expect(wide, slot).toMatchObject({ id: `${slot}-wide`, width: 2880, height: 960 })
      expect(phone, slot).toMatchObject({ id: slot, width: 1600, height: 1200 })
    }
    for (const slot of picturesOf(page)) expect(pictures.get(slot)?.alt, slot).toMatch(/\w{3}/)
  }
})

const ROOMS: ReadonlySet<string> = new Set(['balcony', 'bath', 'bedroom', 'kitchen', 'living-room'])

test('the head of a project shows a room only where its homes are known', () => {
  const scenes = new Map<string, string>(pictureSlots.map(({ id, scene }) => [id, scene]))
  const rooms = projects.filter(
    ({ slug, sections }) =>
      ROOMS.has(scenes.get(slug) ?? '') && !sections.some(({ kind }) => kind === 'units'),
  )
  expect(rooms.map(({ slug }) => slug)).toEqual([])
})

test('every project would have a picture that says it is an impression', () => {
  const slots = projects.map(projectSlot)
  expect(slots.map(({ id }) => id)).toEqual(projects.map(({ slug }) => slug))
  for (const { alt } of slots) expect(alt).toMatch(/Artist's impression\.$/)
  expect(new Set(slots.map(({ look }) => look.seed)).size).toBeGreaterThan(slots.length / 2)
})

test('a picture bears the slug of its project', () => {
  const slugs = projects.map(({ slug }) => slug)
  const strangers = pictureSlots.filter(
    ({ id }) =>
      !/^(?:city-|help-|service-|connect$)/.test(id) &&
      !slugs.some((slug) => id === slug || id.startsWith(`${slug}-`)),
  )
  expect(strangers).toEqual([])
})
