import { expect, test } from 'vitest'

import { shownProjects } from '#app/projects/model/interest-only.ts'
import { findSubPage, pageOfProject } from '#app/projects/model/sub-page.ts'
import type { Project } from '#app/projects/model/project.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { draftPath } from './draft-path.ts'

const draft: Project = {
  ...cedarCourt,
  sections: [
    { kind: 'overview', paragraphs: ['First.'] },
    { kind: 'prices', rows: [{ label: '3 BHK', from: '1.50 CR' }] },
    {
      kind: 'tiles',
      title: 'Merits',
      items: [
        { icon: 'area', title: '24% a year', isTerm: true },
        { icon: 'area', title: 'Corner plots' },
      ],
    },
  ],
  pages: [
    {
      slug: 'offices',
      name: 'Offices',
      summary: 'Offices.',
      picture: 'offices',
      sections: [{ kind: 'overview', paragraphs: ['Below.'] }],
    },
  ],
}

test('a path of the whole page is that of the draft', () => {
  const page = pageOfProject(draft)
  expect(draftPath(['sections', 1, 'rows', 0, 'from'], { page, draft })).toEqual([
    'sections',
    1,
    'rows',
    0,
    'from',
  ])
  expect(draftPath(['pages', 0, 'summary'], { page, draft })).toEqual(['pages', 0, 'summary'])
})

test('what interest-only leaves out does not shift the paths of the rest', () => {
  const { rera: _rera, ...unregistered } = draft
  const [shown = draft] = shownProjects([unregistered], 'interest-only')
  const page = pageOfProject(shown)
  const titles = page.sections.map((section) => 'title' in section && section.title)
  const tiles = titles.indexOf('Merits')
  expect(draftPath(['sections', tiles, 'title'], { page, draft: unregistered })).toEqual([
    'sections',
    2,
    'title',
  ])
  expect(
    draftPath(['sections', tiles, 'items', 0, 'title'], { page, draft: unregistered }),
  ).toEqual(['sections', 2, 'items', 1, 'title'])
})

test('a section that only the page has leads to the list of sections', () => {
  const page = pageOfProject(draft)
  expect(draftPath(['sections', -1, 'items'], { page, draft })).toEqual(['sections'])
})

test('fields of a subpage lead below it, those of the building to the project', () => {
  const page = findSubPage(draft, 'offices') ?? pageOfProject(draft)
  const shown = { page, draft, space: 0 }
  expect(draftPath(['sections', 0, 'paragraphs', 0], shown)).toEqual([
    'pages',
    0,
    'sections',
    0,
    'paragraphs',
    0,
  ])
  expect(draftPath(['location'], shown)).toEqual(['location'])
})
