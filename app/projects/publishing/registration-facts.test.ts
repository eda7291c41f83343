import { expect, test } from 'vitest'

import { placeOfFact } from '#app/projects/facts/fact-places.ts'
import { changedFacts, unsourced } from '#app/projects/facts/project-facts.ts'
import { withoutFacts } from '#app/projects/facts/without-facts.ts'
import { changeText } from '#app/projects/history/change-texts.ts'
import type { Project } from '#app/projects/model/project.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { parseProject } from './project-faults.ts'

function projectOf(rera: Project['rera']) {
  const { project, faults } = parseProject({ ...cedarCourt, rera })
  if (!project) throw new Error(JSON.stringify(faults))
  return project
}

const rera = {
  registered: true,
  number: 'UPRERAPRJ1',
  page: 'https://www.up-rera.in/p/1',
  account: 'First Bank 1001',
} as const
const other = { page: 'https://www.up-rera.in/p/2', account: 'Second Bank 2002' }
const before = projectOf(rera)

test('another account or page at the authority is a changed fact with source and history', () => {
  const after = projectOf({ ...rera, ...other })
  const changes = changedFacts(before, after)
  expect(unsourced(changes, { rera: { source: 'developer', on: '2026-11-26' } })).toEqual(changes)
  expect(changes.map(changeText)).toEqual([
    'RERA registration (collection account): Second Bank 2002, was First Bank 1001',
    'RERA registration (page at the authority): https://www.up-rera.in/p/2, was https://www.up-rera.in/p/1',
  ])
  expect(changes.map((one) => placeOfFact(one, after))).toEqual([
    ['rera', 'account'],
    ['rera', 'page'],
  ])
})

test.each([
  ['the account', rera, { ...rera, ...other }, 'collection account', { ...rera, page: other.page }],
  ['the number', rera, { ...rera, ...other, number: 'UPRERAPRJ2' }, '', { ...rera, ...other }],
  ['all of it', undefined, rera, '', undefined],
  ['an account that is gone', rera, { ...rera, account: undefined }, 'collection account', rera],
])('a registration without the source of %s reverts that alone', (_name, was, is, part, left) => {
  const [old, now] = [projectOf(was), projectOf(is)]
  const changes = changedFacts(old, now).filter((one) => one.fact === 'rera' && one.part === part)
  expect(changes).toHaveLength(1)
  const { project } = parseProject(withoutFacts(now, old, changes))
  expect(project?.rera).toEqual(left)
})
