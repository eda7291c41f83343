import type { JsonFields } from '#app/lib/json/json.ts'
import { expect, test } from 'vitest'

import { wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Project } from '#app/projects/model/project.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'

import { archiveProject, restoreProject } from './archive.server.ts'
import { projectVersions } from './project-store.server.ts'
import { publishProject } from './publish-project.server.ts'
import { NotPublished } from './publish-sourced.server.ts'
import { readPublished } from './published-projects.server.ts'

const filed = wholeCatalogue()
const [first, second] = filed
if (!first || !second) throw new Error('The catalogue has no two listings.')
const { id: projectId } = first
const by = { id: 'asha' }
const kept = (who: string | null) => `Draft of ${who}, kept.`
const how = { by, fileProjects: filed, note: 'Taken off.', rebased: kept }
const back = { by, fileProjects: filed, note: 'Brought back.', rebased: kept }

async function save(db: Executor, content: JsonFields, subject = projectId): Promise<string> {
  const basedOn = (await projectVersions.findNewest(db, subject))?.id ?? null
  const saved = await projectVersions.save(db, { subject, basedOn, content }, null)
  if (saved.kind !== 'saved') throw new Error('It was overtaken.')
  return saved.id
}

async function publish(db: Executor, content: Project, isArchived = false): Promise<void> {
  const changes = { id: await save(db, content, content.id), isArchived }
  expect((await publishProject(db, changes, { by, fileProjects: filed })).kind).toBe('published')
}

const stateOf = async (db: Executor) => (await readPublished(db)).projects.get(projectId)

test.each([
  ['another text', { ...first, summary: 'Not said yet.' }],
  ['a fact without its source', { ...first, price: '9.99 CR' }],
  ['half a sentence', { ...first, summary: '' }],
])('a draft of %s is not published by archiving and does not prevent it', async (_name, draft) => {
  await inTransaction(async (db) => {
    const shown = { ...first, summary: 'As it was published last.' }
    await publishProject(db, { id: await save(db, shown) }, { by, fileProjects: filed })
    await save(db, draft)
    expect(await archiveProject(db, projectId, how)).toMatchObject({
      kind: 'published',
      changes: [],
    })
    expect(await stateOf(db)).toMatchObject({ isArchived: true, project: shown })
    const [newest, off] = await projectVersions.list(db, projectId, { limit: 2 })
    expect(newest).toMatchObject({
      content: draft,
      publishedAt: null,
      note: 'Draft of null, kept.',
    })
    expect(off).toMatchObject({ note: 'Taken off.', isArchived: true })
    expect((await archiveProject(db, projectId, how)).kind, 'once').toBe('absent')
    await restoreProject(db, projectId, back)
    expect(await stateOf(db)).toMatchObject({ isArchived: false, project: shown })
    expect(await projectVersions.findNewest(db, projectId)).toMatchObject({ content: draft })
  })
})

it('archives a project that was never edited', async ({ trx: db }) => {
  expect(await archiveProject(db, projectId, how)).toMatchObject({ kind: 'published' })
  expect(await stateOf(db)).toMatchObject({ isArchived: true })
  expect((await archiveProject(db, 999_999, how)).kind).toBe('absent')
})

it('restores an archived project as last published, with a history entry', async ({ trx: db }) => {
  const last = { ...first, summary: 'As it was published last.' }
  await publish(db, last)
  await publish(db, last, true)
  expect(await stateOf(db)).toMatchObject({ isArchived: true })
  expect(await restoreProject(db, projectId, back)).toMatchObject({
    kind: 'published',
    changes: [],
  })
  expect(await stateOf(db)).toMatchObject({ isArchived: false, project: last })
  const [restored, archived, before] = await projectVersions.list(db, projectId, { limit: 3 })
  expect(restored).toMatchObject({ note: 'Brought back.', isArchived: false })
  expect([archived?.isArchived, before?.isArchived]).toEqual([true, false])
  expect((await restoreProject(db, projectId, back)).kind, 'once').toBe('absent')
})

it('a newer draft stays unpublished and newest', async ({ trx: db }) => {
  await publish(db, first, true)
  await save(db, { ...first, summary: 'Not said yet.' })
  await restoreProject(db, projectId, back)
  const project = { summary: first.summary }
  expect(await stateOf(db)).toMatchObject({ isArchived: false, project })
  expect(await projectVersions.findNewest(db, projectId)).toMatchObject({
    content: { summary: 'Not said yet.' },
    publishedAt: null,
    note: 'Draft of null, kept.',
  })
})

it('an address taken meanwhile prevents the restore and rolls back', async ({ trx: db }) => {
  await publish(db, first, true)
  await publish(db, { ...second, name: first.name })
  const tried = restoreProject(db, projectId, back)
  await expect(tried).rejects.toBeInstanceOf(NotPublished)
  await expect(tried).rejects.toMatchObject({
    why: { kind: 'faulty', faults: [{ text: expect.stringContaining('is that of') }] },
  })
})

it('does not restore a project that was not archived', async ({ trx: db }) => {
  expect((await restoreProject(db, projectId, back)).kind).toBe('absent')
  expect(await projectVersions.findNewest(db, projectId)).toBeUndefined()
})
