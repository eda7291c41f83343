import { expect, test } from 'vitest'

import { wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Project } from '#app/projects/model/project.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'

import { bringBack } from './restore.server.ts'
import { findNewest, listVersions, saveVersion } from './project-versions.server.ts'
import { publishVersion } from './publish-project.server.ts'
import { NotPublished } from './publish-sourced.server.ts'
import { readPublished } from './published-projects.server.ts'

const filed = wholeCatalogue()
const [first, second] = filed
if (!first || !second) throw new Error('The catalogue has no two listings.')
const { id: projectId } = first
const by = { id: 'asha' }
const notes = {
  returned: 'Brought back.',
  rebased: (who: string | null) => `Draft of ${who}, kept.`,
}
const how = { by, fileProjects: filed, notes }

async function save(db: Executor, content: Project): Promise<string> {
  const basedOn = (await findNewest(db, content.id))?.id ?? null
  const draft = { projectId: content.id, basedOn, content, sources: {} }
  const saved = await saveVersion(db, draft, null)
  if (saved.kind !== 'saved') throw new Error('It was overtaken.')
  return saved.id
}

async function publish(db: Executor, content: Project, isArchived = false): Promise<void> {
  const changes = { id: await save(db, content), isArchived }
  expect((await publishVersion(db, changes, { by, fileProjects: filed })).kind).toBe('published')
}

const stateOf = async (db: Executor) => (await readPublished(db)).projects.get(projectId)

test('restores an archived project as last published, with a history entry', async () => {
  await inTransaction(async (db) => {
    const last = { ...first, summary: 'As it was published last.' }
    await publish(db, last)
    await publish(db, last, true)
    expect(await stateOf(db)).toMatchObject({ isArchived: true })
    expect(await bringBack(db, projectId, how)).toMatchObject({ kind: 'published', changes: [] })
    expect(await stateOf(db)).toMatchObject({ isArchived: false, project: last })
    const [back, archived, before] = await listVersions(db, projectId, { limit: 3 })
    expect(back).toMatchObject({ note: 'Brought back.', isArchived: false })
    expect([archived?.isArchived, before?.isArchived]).toEqual([true, false])
    expect((await bringBack(db, projectId, how)).kind, 'once').toBe('absent')
  })
})

test('a newer draft stays unpublished and newest', async () => {
  await inTransaction(async (db) => {
    await publish(db, first, true)
    await save(db, { ...first, summary: 'Not said yet.' })
    await bringBack(db, projectId, how)
    const project = { summary: first.summary }
    expect(await stateOf(db)).toMatchObject({ isArchived: false, project })
    expect(await findNewest(db, projectId)).toMatchObject({
      content: { summary: 'Not said yet.' },
      publishedAt: null,
      note: 'Draft of null, kept.',
    })
  })
})

test('an address taken meanwhile prevents the restore and rolls back', async () => {
  await inTransaction(async (db) => {
    await publish(db, first, true)
    await publish(db, { ...second, name: first.name })
    const tried = bringBack(db, projectId, how)
    await expect(tried).rejects.toBeInstanceOf(NotPublished)
    await expect(tried).rejects.toMatchObject({
      why: { kind: 'faulty', faults: [{ text: expect.stringContaining('is that of') }] },
    })
  })
})

test('does not restore a project that was not archived', async () => {
  await inTransaction(async (db) => {
    expect((await bringBack(db, projectId, how)).kind).toBe('absent')
    expect(await findNewest(db, projectId)).toBeUndefined()
  })
})
