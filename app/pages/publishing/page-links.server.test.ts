import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { filePages as filed } from '#app/pages/file-pages.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import { addEditor } from '#test/staff/staff-members.ts'

import { findLinkedPage, pageLinks } from './page-links.server.ts'
import { savePage } from './page-versions.server.ts'

const by = { id: 'asha' }

test('a link opens its version for a day, and the database does not reveal it', async () => {
  await inTransaction(async (db) => {
    await addEditor(db, by.id)
    const content = { ...filed.faq, heading: 'For a colleague.' }
    const saved = await savePage(db, { page: 'faq', basedOn: null, content }, by)
    if (saved.kind !== 'saved') throw new Error('It was overtaken.')
    const token = await pageLinks.add(db, saved.id, by)
    expect(await findLinkedPage(db, token)).toMatchObject({ page: 'faq', content: content })
    expect(await findLinkedPage(db, `${token}x`)).toBeUndefined()
    const { rows } = await sql`select * from page_links`.execute(db)
    expect(JSON.stringify(rows)).not.toContain(token)
    await sql`update page_links set expires_at = now() - interval '1 second'`.execute(db)
    expect(await findLinkedPage(db, token)).toBeUndefined()
    await pageLinks.forget(db)
    expect((await sql`select * from page_links`.execute(db)).rows).toEqual([])
  })
})

test('a link to a version that no page can show opens nothing', async () => {
  await inTransaction(async (db) => {
    await addEditor(db, by.id)
    const saved = await savePage(db, { page: 'faq', basedOn: null, content: {} }, by)
    if (saved.kind !== 'saved') throw new Error('It was overtaken.')
    expect(await findLinkedPage(db, await pageLinks.add(db, saved.id, by))).toBeUndefined()
  })
})
