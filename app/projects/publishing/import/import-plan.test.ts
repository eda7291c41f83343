import { expect, test } from 'vitest'

import type { Project } from '#app/projects/model/project.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'
import { NOTHING_PUBLISHED } from '#app/projects/publishing/published.ts'
import { alderMeadow } from '#test/catalogue/alder-meadow.ts'

import { planImport } from './import-plan.ts'

const staff = { source: 'staff', on: '2026-11-21' } as const
const developer = { source: 'developer', on: '2026-11-26' } as const

function plan(filed: readonly Project[], ...files: readonly Project[]) {
  const projects = files.flatMap((one) => parseProject(one).project ?? [])
  return planImport(
    projects,
    { fileProjects: filed, published: NOTHING_PUBLISHED },
    { prune: false },
  )
}

test('each fact has its nearest source in the file', () => {
  const space = {
    slug: 'shops',
    name: 'Shops',
    summary: 'Shops.',
    picture: 'shops',
    possession: 'May 2031',
    sections: [{ kind: 'prices', rows: [{ label: 'Shop', from: '40 Lacs' }] }],
    checked: developer,
  } satisfies NonNullable<Project['pages']>[number]
  const sections: Project['sections'] = alderMeadow.sections.map((section) =>
    section.kind === 'prices' ? { ...section, checked: developer } : section,
  )
  const changed = { ...alderMeadow, possession: 'June 2031', sections, pages: [space] }
  const { sources, isNew } = plan([], changed).changed[0] ?? {}
  expect(isNew).toBe(true)
  expect(sources).toMatchObject({
    possession: staff,
    price: staff,
    'price: Plot of 1500 sq ft': developer,
    'possession: Shops': developer,
    'price: Shops, Shop': developer,
  })
})

test('undefined equals absent, and a project without a file is named', () => {
  const other = { ...alderMeadow, id: 9, slug: 'oak-court', name: 'Oak Court' }
  const same = plan([alderMeadow, other], { ...alderMeadow, possession: undefined })
  expect(same.changed).toEqual([])
  expect(same.withoutFile.map(({ slug }) => slug)).toEqual(['oak-court'])
  expect(plan([other], { ...alderMeadow, slug: 'oak-court' }).faults).toEqual([
    'oak-court.ts: the address “oak-court” is that of Oak Court',
  ])
})
