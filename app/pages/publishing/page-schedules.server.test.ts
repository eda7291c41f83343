import { sql, type Transaction } from 'kysely'
import { expect, test } from 'vitest'

import { checkHealth } from '#app/health/health-checks.server.ts'
import type { PageName } from '#app/pages/page-content.ts'
import { filePages as filed } from '#app/pages/file-pages.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import { addEditor } from '#test/staff/staff-members.ts'

import { publishPage } from './publish-page.server.ts'
import { readPublishedPages } from './published-pages.server.ts'
import { publishNextPage, pageSchedules } from './page-schedules.server.ts'
import { savePage } from './page-versions.server.ts'

type Trx = Transaction<Database>

const by = { id: 'asha' }
const how = { fromFile: filed, today: '2026-11-26', isPage: () => true }
const MINUTE = 60_000

async function saved(
  db: Trx,
  content: object,
  basedOn: string | null = null,
  page: PageName = 'faq',
): Promise<string> {
  const answer = await savePage(db, { page, basedOn, content }, by)
  if (answer.kind !== 'saved') throw new Error('It was overtaken.')
  return answer.id
}

const asked = (heading: string) => ({ ...filed.faq, heading })
const shown = async (db: Trx) => (await readPublishedPages(db)).contents.faq?.heading

const later = (db: Trx, seconds: number) =>
  sql`update page_schedules set publish_at = publish_at - ${seconds} * interval '1 second'`.execute(
    db,
  )

test('publishes the scheduled version, whatever is saved after it', async () => {
  await inTransaction(async (db) => {
    await addEditor(db, by.id)
    const named = await saved(db, asked('As it was named.'), null)
    const publishAt = new Date(Date.now() + 10 * MINUTE)
    expect(await pageSchedules.add(db, { versionId: named, publishAt }, by)).toBe(true)
    expect(await pageSchedules.add(db, { versionId: named, publishAt }, by)).toBe(false)
    await saved(db, asked('As it is written since.'), named)
    expect(await pageSchedules.listPending(db)).toEqual([
      expect.objectContaining({ subject: 'faq', versionId: named, publishAt, by: 'Agent asha' }),
    ])
    expect(await pageSchedules.listOf(db, 'about')).toEqual([])
    expect(await publishNextPage(db, how)).toBe(false)
    await later(db, 700)
    expect(await pageSchedules.findLate(db)).toBeGreaterThan(60)
    const told = (await checkHealth(db, [])).find(({ name }) => name === 'schedules')
    expect(told).toMatchObject({ state: 'bad' })
    expect(await publishNextPage(db, how)).toBe(true)
    expect(await shown(db)).toBe('As it was named.')
    expect([await pageSchedules.findLate(db), await pageSchedules.listOf(db, 'faq')]).toEqual([
      0,
      [],
    ])
  })
})

test('does not publish a cancelled schedule, and cancels none of another page', async () => {
  await inTransaction(async (db) => {
    await addEditor(db, by.id)
    const named = await saved(db, asked('Never.'), null)
    await pageSchedules.add(db, { versionId: named, publishAt: new Date() }, by)
    const id = (await pageSchedules.listOf(db, 'faq'))[0]?.id ?? ''
    expect(await pageSchedules.cancel(db, { id, subject: 'about' }, by)).toBe(false)
    expect(await pageSchedules.cancel(db, { id, subject: 'faq' }, by)).toBe(true)
    await later(db, 60)
    expect(await publishNextPage(db, how)).toBe(false)
    expect(await shown(db)).toBeUndefined()
  })
})

test('does not overwrite a newer publication', async () => {
  await inTransaction(async (db) => {
    await addEditor(db, by.id)
    const early = await saved(db, asked('Early.'), null)
    const newer = await saved(db, asked('Newer.'), early)
    await pageSchedules.add(db, { versionId: early, publishAt: new Date() }, by)
    await publishPage(db, { page: 'faq', id: newer }, { ...how, by })
    await later(db, 5)
    expect(await publishNextPage(db, how)).toBe(true)
    expect(await shown(db)).toBe('Newer.')
  })
})

test('a legal text whose day is over fails at its time with a reason', async () => {
  await inTransaction(async (db) => {
    await addEditor(db, by.id)
    const terms = { ...filed.terms, lede: 'Other terms.', inForceSince: how.today }
    const id = await saved(db, terms, null, 'terms')
    await pageSchedules.add(db, { versionId: id, publishAt: new Date() }, by)
    await later(db, 5)
    expect(await publishNextPage(db, { ...how, today: '2026-11-27' })).toBe(true)
    expect(await pageSchedules.listOf(db, 'terms')).toMatchObject([{ outcome: 'faulty' }])
    expect((await readPublishedPages(db)).version).toBe(0)
  })
})
