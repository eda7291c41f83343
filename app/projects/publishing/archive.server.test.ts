import { expect, test } from 'vitest'

import { wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'

import { bringBack } from './restore.server.ts'
import { findNewest, listVersions, saveVersion } from './project-versions.server.ts'
import { publishVersion } from './publish-project.server.ts'
import { readPublished } from './published-projects.server.ts'
import { takeOff } from './archive.server.ts'

const filed = wholeCatalogue()
const [first] = filed
if (!first) throw new Error('The catalogue has no listing.')
const { id: projectId } = first
const by = { id: 'asha' }
const kept = (who: string | null) => `Draft of ${who}, kept.`
const how = { by, fileProjects: filed, notes: { takenOff: 'Taken off.', rebased: kept } }
const back = { by, fileProjects: filed, notes: { returned: 'Brought back.', rebased: kept } }

async function save(db: Executor, content: object): Promise<string> {
  const basedOn = (await findNewest(db, projectId))?.id ?? null
  const saved = await saveVersion(db, { projectId, basedOn, content, sources: {} }, null)
  if (saved.kind !== 'saved') throw new Error('It was overtaken.')
  return saved.id
}

const stateOf = async (db: Executor) => (await readPublished(db)).projects.get(projectId)

test.each([
  ['another text', { ...first, summary: 'Not said yet.' }],
  ['a fact without its source', { ...first, price: '9.99 CR' }],
  ['half a sentence', { ...first, summary: '' }],
])('a draft of %s is not published by archiving and does not prevent it', async (_name, draft) => {
  await inTransaction(async (db) => {
    const shown = { ...first, summary: 'As it was published last.' }
    await publishVersion(db, { id: await save(db, shown) }, { by, fileProjects: filed })
    await save(db, draft)
    expect(await takeOff(db, projectId, how)).toMatchObject({ kind: 'published', changes: [] })
    expect(await stateOf(db)).toMatchObject({ isArchived: true, project: shown })
    const [newest, off] = await listVersions(db, projectId, { limit: 2 })
    expect(newest).toMatchObject({
      content: draft,
      publishedAt: null,
      note: 'Draft of null, kept.',
    })
    expect(off).toMatchObject({ note: 'Taken off.', isArchived: true })
    expect((await takeOff(db, projectId, how)).kind, 'once').toBe('absent')
    await bringBack(db, projectId, back)
    expect(await stateOf(db)).toMatchObject({ isArchived: false, project: shown })
    expect(await findNewest(db, projectId)).toMatchObject({ content: draft })
  })
})

test('archives a project that was never edited', async () => {
  await inTransaction(async (db) => {
    expect(await takeOff(db, projectId, how)).toMatchObject({ kind: 'published' })
    expect(await stateOf(db)).toMatchObject({ isArchived: true })
    expect((await takeOff(db, 999_999, how)).kind).toBe('absent')
  })
})
