import { expect, test } from 'vitest'

import { planImport } from '#app/projects/publishing/import/import-plan.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'
import { NOTHING_PUBLISHED } from '#app/projects/publishing/published.ts'
import { filePages } from '#app/pages/file-pages.ts'
import { alderMeadow } from '#test/catalogue/alder-meadow.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { importReport } from './import-report.ts'

function words(isTrial: boolean): string[] {
  const sections = alderMeadow.sections.map((section) =>
    section.kind === 'overview' ? { ...section, paragraphs: ['Plots around a lake.'] } : section,
  )
  const files = [
    { ...alderMeadow, area: '131 acres', sections },
    { ...cedarCourt, id: 70 },
  ]
  const projects = files.flatMap((one) => parseProject(one).project ?? [])
  const shown = { fileProjects: [alderMeadow], published: NOTHING_PUBLISHED }
  const plan = planImport(projects, shown, { prune: false })
  const { faq } = filePages
  const heading = { page: 'faq' as const, before: faq, after: { ...faq, heading: 'What you ask' } }
  const pages = { changed: [heading], conflicts: [] }
  return importReport({ ...plan, supersededDrafts: [] }, pages, { isTrial }).split('\n')
}

test('an import says what was and what is, place by place, and the source of changed facts', () => {
  expect(words(false)).toEqual([
    'alder-meadow: published',
    '  area: "130+ acres" → "131 acres"',
    '  sections 1 paragraphs 1: "Plots around a lake, with a helipad." → "Plots around a lake."',
    '  checked 21 Nov 2026 against the information given to our team',
    'cedar-court: published, a new project',
    '  checked 21 Nov 2026 against the developer’s own information',
    'words of faq: published',
    '  heading: "Questions buyers ask first" → "What you ask"',
    'It published 2, published the words of 1 page; the site shows it.',
  ])
})

test('what a text says and no fact does is imported, with a warning', () => {
  const summary = 'Plots around a lake, possession by June 2031.'
  const projects = parseProject({ ...alderMeadow, summary }).project
  const shown = { fileProjects: [alderMeadow], published: NOTHING_PUBLISHED }
  const plan = planImport(projects ? [projects] : [], shown, { prune: false })
  expect(plan.faults).toEqual([])
  const pages = { changed: [], conflicts: [] }
  expect(importReport({ ...plan, supersededDrafts: [] }, pages, { isTrial: false })).toContain(
    '  warning: the text says June 2031; no fact says so',
  )
})

test('a trial says so', () => {
  expect(words(true)).toContain('alder-meadow: would be published')
  expect(words(true).at(-1)).toBe(
    'Nothing was written: it would have published 2, published the words of 1 page.',
  )
})
