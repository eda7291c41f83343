import type { JsonFields } from '#app/lib/json/json.ts'
import { sql, type Transaction } from 'kysely'
import { describe, expect, test } from 'vitest'

import { checkHealth } from '#app/health/health-checks.server.ts'
import { filePages } from '#app/pages/file-pages.ts'
import { findLinkedPage } from '#app/pages/publishing/linked-page.server.ts'
import { publishPage, publishScheduledPage } from '#app/pages/publishing/publish-page.server.ts'
import { readPublishedPages } from '#app/pages/publishing/published-pages.server.ts'
import { wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import { findLinkedProject } from '#app/projects/publishing/linked-project.server.ts'
import { publishProject } from '#app/projects/publishing/publish-project.server.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import type { Subject } from '#app/publishing/document-tables.ts'
import { pageTexts } from '#app/strings/en/pages.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'
import { addEditor } from '#test/staff/staff-members.ts'

import type { DocumentType } from './document-type.server.ts'
import { pageType } from './page-type.server.ts'
import { projectType } from './project-type.server.ts'

type Trx = Transaction<Database>

const MINUTE = 60_000
const by = { id: 'asha' }
const filed = wholeCatalogue()
const plain = filed.find(({ price, possession, rera }) => price === '' && !possession && !rera)
if (!plain) throw new Error('The catalogue has no listing without a price.')

type Kind<S extends Subject> = {
  type: DocumentType<S>
  subject: S
  other: S
  name: string
  contentOf: (text: string) => JsonFields
  /** The text that is published. */
  shown: (db: Trx) => Promise<string | undefined>
  linked: (db: Trx, token: string) => Promise<string | undefined>
  publish: (db: Trx, id: string) => Promise<unknown>
  /** A publication as an earlier release wrote it. */
  insertOld: (db: Trx, id: string) => Promise<unknown>
}

const project: Kind<number> = {
  type: projectType,
  subject: plain.id,
  other: plain.id + 1,
  name: plain.name,
  contentOf: (summary) => ({ ...plain, summary }),
  shown: async (db) => (await readPublished(db)).projects.get(plain.id)?.project.summary,
  linked: async (db, token) => (await findLinkedProject(db, token))?.project.summary,
  publish: (db, id) => publishProject(db, { id }, { by, fileProjects: filed }),
  insertOld: (db, id) =>
    sql`insert into project_publications (project_id, version_id, slug, published_at)
      values (${plain.id}, ${id}, ${plain.slug}, now() - interval '30 days')`.execute(db),
}

const onDay = (today: string) => ({ fromFile: filePages, today, isPage: () => true })

const page: Kind<string> = {
  type: pageType,
  subject: 'faq',
  other: 'about',
  name: pageTexts.pages.faq,
  contentOf: (heading) => ({ ...filePages.faq, heading }),
  shown: async (db) => (await readPublishedPages(db)).contents.faq?.heading,
  linked: async (db, token) => {
    const found = await findLinkedPage(db, token)
    return found && 'heading' in found.content ? found.content.heading : undefined
  },
  publish: (db, id) => publishPage(db, { id }, { by, ...onDay('2026-11-26') }),
  insertOld: (db, id) =>
    sql`insert into page_publications (page, version_id, published_at)
      values ('faq', ${id}, now() - interval '30 days')`.execute(db),
}

const health = async (db: Trx) =>
  (await checkHealth(db, [])).find(({ name }) => name === 'schedules')

const inScene = (work: (db: Trx) => Promise<void>) =>
  inTransaction(async (db) => {
    await addEditor(db, by.id)
    await work(db)
  })

/** The same rules hold for projects and pages. */
function rulesOf<S extends Subject>({ type, subject, other, name, ...kind }: Kind<S>): void {
  const { schedules, versions, links } = type
  const tables = {
    links: sql.table(`${type.kind}_links`),
    all: sql.table(`${type.kind}_schedules`),
  }

  async function save(db: Trx, text: string, basedOn: string | null): Promise<string> {
    const saved = await versions.save(db, { subject, basedOn, content: kind.contentOf(text) }, by)
    if (saved.kind !== 'saved') throw new Error('It was overtaken.')
    return saved.id
  }
  const later = (db: Trx, seconds: number) =>
    sql`update ${tables.all} set publish_at = publish_at - ${seconds} * interval '1 second'`.execute(
      db,
    )
  const publishNext = (db: Trx, notes = {}) =>
    schedules.publishNext(db, type.publishScheduled(new Date()), notes)
  const fail = async (db: Trx, versionId: string) => {
    await schedules.add(db, { versionId, publishAt: new Date() }, by)
    await later(db, 5)
    await publishNext(db)
  }
  test('publishes the scheduled version, whatever is saved after it', () =>
    inScene(async (db) => {
      const named = await save(db, 'As it was named.', null)
      const publishAt = new Date(Date.now() + 10 * MINUTE)
      expect(await schedules.add(db, { versionId: named, publishAt }, by)).toBe(true)
      expect(await schedules.add(db, { versionId: named, publishAt }, by)).toBe(false)
      await save(db, 'As it is written since.', named)
      const waiting = { subject, versionId: named, publishAt, by: 'Agent asha', outcome: null }
      expect(await schedules.listPending(db)).toMatchObject([waiting])
      expect(await schedules.listOf(db, subject)).toMatchObject([waiting])
      expect(await schedules.listOf(db, other)).toEqual([])
      expect(await publishNext(db)).toBe(false)
      expect(await kind.shown(db)).toBeUndefined()
      await later(db, 700)
      expect(await schedules.findLate(db)).toBeGreaterThan(60)
      expect(await health(db)).toMatchObject({ state: 'bad' })
      const noted: unknown[] = []
      const note = (_: unknown, ...who: unknown[]) => Promise.resolve(void noted.push(who))
      expect(await publishNext(db, { note })).toBe(true)
      expect(noted).toEqual([[by, subject]])
      expect(await kind.shown(db)).toBe('As it was named.')
      expect(await schedules.findLate(db)).toBe(0)
      expect(await schedules.listOf(db, subject)).toEqual([])
      expect(await publishNext(db)).toBe(false)
    }))

  test('does not publish a cancelled schedule, and cancels none of another document', () =>
    inScene(async (db) => {
      const named = await save(db, 'Never.', null)
      await schedules.add(db, { versionId: named, publishAt: new Date() }, by)
      const id = (await schedules.listPending(db))[0]?.id ?? ''
      expect(await schedules.cancel(db, { id, subject: other }, by)).toBe(false)
      expect(await schedules.cancel(db, { id, subject }, by)).toBe(true)
      expect(await schedules.cancel(db, { id, subject }, by)).toBe(false)
      await later(db, 60)
      expect(await publishNext(db)).toBe(false)
      expect(await kind.shown(db)).toBeUndefined()
      expect(await schedules.add(db, { versionId: named, publishAt: new Date() }, by)).toBe(true)
    }))

  test('overwrites no newer publication, and a version that cannot be published has a reason', () =>
    inScene(async (db) => {
      const early = await save(db, 'Early.', null)
      const faulty = await save(db, '', early)
      const newer = await save(db, 'Newer.', faulty)
      await fail(db, faulty)
      expect(await schedules.listOf(db, subject)).toMatchObject([{ outcome: 'faulty' }])
      await schedules.add(db, { versionId: early, publishAt: new Date() }, by)
      await kind.publish(db, newer)
      await later(db, 5)
      expect(await publishNext(db)).toBe(true)
      expect(await kind.shown(db)).toBe('Newer.')
      expect(await schedules.listOf(db, subject)).toMatchObject([{ outcome: 'overtaken' }])
    }))

  test('shows for a week that a newer version was published before', () =>
    inScene(async (db) => {
      const early = await save(db, 'Early.', null)
      await schedules.add(db, { versionId: early, publishAt: new Date() }, by)
      await kind.insertOld(db, await save(db, 'Newer.', early))
      await later(db, 5)
      expect(await publishNext(db)).toBe(true)
      const age = (days: number) =>
        sql`update ${tables.all} set done_at = now() - ${days} * interval '1 day'`.execute(db)
      await age(6)
      expect(await schedules.listFailed(db)).toMatchObject([{ outcome: 'overtaken' }])
      await age(8)
      expect(await schedules.listFailed(db)).toEqual([])
    }))

  test('shows a failed schedule, also on Health, until the next schedule or publication', () =>
    inScene(async (db) => {
      const faulty = await save(db, '', null)
      expect(await schedules.listFailed(db)).toEqual([])
      await fail(db, faulty)
      expect(await schedules.listFailed(db)).toMatchObject([{ subject, outcome: 'faulty' }])
      expect(await health(db)).toMatchObject({
        state: 'bad',
        message: expect.stringContaining(name),
      })
      // A cancelled schedule fixes nothing.
      await schedules.add(db, { versionId: faulty, publishAt: new Date() }, by)
      expect(await schedules.listFailed(db)).toEqual([])
      const id = (await schedules.listPending(db))[0]?.id ?? ''
      await schedules.cancel(db, { id, subject }, by)
      expect(await schedules.listFailed(db)).toHaveLength(1)
      await kind.publish(db, await save(db, 'Sound.', faulty))
      expect(await schedules.listFailed(db)).toEqual([])
      expect(await health(db)).toMatchObject({ state: 'good' })
    }))

  test('a link opens its version for a day, and the database does not reveal it', () =>
    inScene(async (db) => {
      const id = await save(db, 'For a colleague.', null)
      const token = await links.add(db, id, by)
      expect(await kind.linked(db, token)).toBe('For a colleague.')
      expect(await kind.linked(db, `${token}x`)).toBeUndefined()
      const { rows } = await sql`select * from ${tables.links}`.execute(db)
      expect(JSON.stringify(rows)).not.toContain(token)
      await sql`update ${tables.links} set expires_at = now() - interval '1 second'`.execute(db)
      expect(await kind.linked(db, token)).toBeUndefined()
      await links.forget(db)
      expect((await sql`select * from ${tables.links}`.execute(db)).rows).toEqual([])
      const invalid = await save(db, '', id)
      expect(await kind.linked(db, await links.add(db, invalid, by))).toBeUndefined()
    }))

  test('reports a conflict between two saves, for each document separately', () =>
    inScene(async (db) => {
      const first = await save(db, 'First.', null)
      const again = { subject, basedOn: null, content: kind.contentOf('Second.') }
      expect(await versions.save(db, again, by)).toMatchObject({
        kind: 'overtaken',
        newest: { id: first, madeBy: 'Agent asha', content: kind.contentOf('First.') },
      })
      const lost = { subject: other, basedOn: first, content: {} }
      expect(await versions.save(db, lost, by)).toEqual({ kind: 'overtaken', newest: undefined })
      const next = await save(db, 'Second.', first)
      expect(await kind.publish(db, first)).toMatchObject({
        kind: 'overtaken',
        newest: { id: next },
      })
      const all = await versions.list(db, subject, { limit: 9 })
      expect(all).toMatchObject([
        { id: next, publishedAt: null, basedOn: first },
        { id: first, publishedAt: null, basedOn: null },
      ])
      expect((await versions.listNewest(db)).get(subject)?.id).toBe(next)
      await kind.publish(db, next)
      await save(db, 'Third.', next)
      const shown = await versions.listNewest(db, { isPublished: true })
      expect(shown.get(subject)?.id).toBe(next)
      expect(await kind.publish(db, next)).toEqual({ kind: 'absent' })
    }))
}

describe('a project', () => {
  rulesOf(project)
})
describe('a page', () => {
  rulesOf(page)
})

it('a legal text whose day is over fails at its time with a reason', async ({ trx: db }) => {
  await addEditor(db, by.id)
  const { schedules, versions } = pageType
  const content = { ...filePages.terms, lede: 'Other terms.', inForceSince: '2026-11-26' }
  const saved = await versions.save(db, { subject: 'terms', basedOn: null, content }, by)
  if (saved.kind !== 'saved') throw new Error('It was overtaken.')
  const publishAt = new Date(Date.now() - 5000)
  await schedules.add(db, { versionId: saved.id, publishAt }, by)
  expect(await schedules.publishNext(db, publishScheduledPage(onDay('2026-11-27')))).toBe(true)
  expect(await schedules.listOf(db, 'terms')).toMatchObject([{ outcome: 'faulty' }])
  expect((await readPublishedPages(db)).version).toBe(0)
})
