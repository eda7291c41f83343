import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { filedWords as filed } from '#content/pages/filed-words.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import { addEditor } from '#test/staff/desk-people.ts'

import { findLinkedWords, wordLinks } from './page-links.server.ts'
import { saveWords } from './page-versions.server.ts'

const by = { id: 'asha' }

test('a link opens its version for a day, and the database does not reveal it', async () => {
  await inTransaction(async (db) => {
    await addEditor(db, by.id)
    const content = { ...filed.faq, heading: 'For a colleague.' }
    const saved = await saveWords(db, { page: 'faq', basedOn: null, content }, by)
    if (saved.kind !== 'saved') throw new Error('It was overtaken.')
    const token = await wordLinks.add(db, saved.id, by)
    expect(await findLinkedWords(db, token)).toMatchObject({ page: 'faq', words: content })
    expect(await findLinkedWords(db, `${token}x`)).toBeUndefined()
    const { rows } = await sql`select * from word_links`.execute(db)
    expect(JSON.stringify(rows)).not.toContain(token)
    await sql`update word_links set expires_at = now() - interval '1 second'`.execute(db)
    expect(await findLinkedWords(db, token)).toBeUndefined()
    await wordLinks.forget(db)
    expect((await sql`select * from word_links`.execute(db)).rows).toEqual([])
  })
})

test('a link to a version that no page can show opens nothing', async () => {
  await inTransaction(async (db) => {
    await addEditor(db, by.id)
    const saved = await saveWords(db, { page: 'faq', basedOn: null, content: {} }, by)
    if (saved.kind !== 'saved') throw new Error('It was overtaken.')
    expect(await findLinkedWords(db, await wordLinks.add(db, saved.id, by))).toBeUndefined()
  })
})
