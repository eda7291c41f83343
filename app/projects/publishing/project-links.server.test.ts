import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import { addEditor } from '#test/staff/staff-members.ts'

import { findLinked, projectLinks } from './project-links.server.ts'
import { saveVersion } from './project-versions.server.ts'

const [first] = wholeCatalogue()
if (!first) throw new Error('The catalogue is empty.')
const draft = { projectId: first.id, basedOn: null, sources: {} }
const by = { id: 'asha' }

test('a link opens its version for a day, and the database does not reveal it', async () => {
  await inTransaction(async (db) => {
    await addEditor(db, by.id)
    const content = { ...first, summary: 'For a colleague.' }
    const saved = await saveVersion(db, { ...draft, content }, by)
    if (saved.kind !== 'saved') throw new Error('It was overtaken.')
    const token = await projectLinks.add(db, saved.id, by)
    expect((await findLinked(db, token))?.project.summary).toBe('For a colleague.')
    expect(await findLinked(db, `${token}x`)).toBeUndefined()
    const { rows } = await sql`select * from project_links`.execute(db)
    expect(JSON.stringify(rows)).not.toContain(token)
    await sql`update project_links set expires_at = now() - interval '1 second'`.execute(db)
    expect(await findLinked(db, token)).toBeUndefined()
    await projectLinks.forget(db)
    expect((await sql`select * from project_links`.execute(db)).rows).toEqual([])
  })
})

test('a link to an invalid version opens nothing', async () => {
  await inTransaction(async (db) => {
    await addEditor(db, by.id)
    const saved = await saveVersion(db, { ...draft, content: { name: '' } }, by)
    if (saved.kind !== 'saved') throw new Error('It was overtaken.')
    expect(await findLinked(db, await projectLinks.add(db, saved.id, by))).toBeUndefined()
  })
})
