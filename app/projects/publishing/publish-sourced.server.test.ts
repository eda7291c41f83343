import { expect } from 'vitest'

import { wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import { it } from '#test/helpers/database/database.ts'

import { projectVersions } from './project-store.server.ts'
import { publishProject } from './publish-project.server.ts'
import { publishSourced } from './publish-sourced.server.ts'
import { readPublished } from './published-projects.server.ts'

const filed = wholeCatalogue()
const plain = filed.find(({ price, possession, rera }) => price === '' && !possession && !rera)
if (!plain) throw new Error('The catalogue has no listing without a price.')
const { id: projectId } = plain
const by = { id: 'asha' }
const heldBack = (names: readonly string[]) => `Held back: ${names.join(', ')}.`
const source = { source: 'developer', on: '2026-11-26' } as const

it('facts without a source stay unpublished in a draft; the others are published', async ({
  trx: db,
}) => {
  const content = {
    ...plain,
    possession: 'March 2031',
    price: '95 Lacs',
    summary: 'As it is now.',
  }
  const draft = {
    subject: projectId,
    basedOn: null,
    content,
    sources: { possession: source },
    note: 'Price list.',
  }
  const saved = await projectVersions.save(db, draft, null)
  if (saved.kind !== 'saved') throw new Error('It was overtaken.')
  expect(await publishSourced(db, saved.id, { by, fileProjects: filed, heldBack })).toMatchObject({
    kind: 'published',
    changes: [{ fact: 'possession', became: 'March 2031' }],
  })
  const { projects, changes } = await readPublished(db)
  expect(projects.get(projectId)?.project).toMatchObject({
    possession: 'March 2031',
    price: '',
    summary: 'As it is now.',
  })
  expect(changes.map(({ fact }) => fact)).toEqual(['possession'])
  const left = await projectVersions.findNewest(db, projectId)
  expect(left).toMatchObject({ content, publishedAt: null, note: 'Price list.' })
  const [, shown] = await projectVersions.list(db, projectId, { limit: 2 })
  expect(shown?.note).toBe('Price list. Held back: Price.')
  const again = await publishSourced(db, left?.id ?? '', { by, fileProjects: filed, heldBack })
  expect(again).toMatchObject({ kind: 'unsourced', facts: [{ fact: 'price' }] })
})

it('publishes everything when every changed fact has a source', async ({ trx: db }) => {
  const content = { ...plain, possession: 'March 2031' }
  const draft = { subject: projectId, basedOn: null, content, sources: { possession: source } }
  const saved = await projectVersions.save(db, draft, null)
  if (saved.kind !== 'saved') throw new Error('It was overtaken.')
  await publishSourced(db, saved.id, { by, fileProjects: filed, heldBack })
  expect((await projectVersions.findNewest(db, projectId))?.id).toBe(saved.id)
  expect((await publishSourced(db, saved.id, { by, fileProjects: filed, heldBack })).kind).toBe(
    'absent',
  )
})

it('a source is for one value: another change of the fact needs another source', async ({
  trx: db,
}) => {
  const sources = { possession: { ...source, of: 'March 2031' } }
  const save = async (basedOn: string | null, possession: string) => {
    const content = { ...plain, possession, summary: `Ready ${possession}.` }
    const saved = await projectVersions.save(
      db,
      { subject: projectId, basedOn, content, sources },
      null,
    )
    if (saved.kind !== 'saved') throw new Error('It was overtaken.')
    return saved.id
  }
  const typed = await save(null, 'June 2031')
  expect(await publishProject(db, { id: typed }, { by, fileProjects: filed })).toMatchObject({
    kind: 'unsourced',
    facts: [{ fact: 'possession', became: 'June 2031' }],
  })
  const back = await save(typed, 'March 2031')
  expect(await publishProject(db, { id: back }, { by, fileProjects: filed })).toMatchObject({
    kind: 'published',
    changes: [{ fact: 'possession', became: 'March 2031' }],
  })
  expect((await readPublished(db)).changes).toMatchObject([{ became: 'March 2031' }])
})
