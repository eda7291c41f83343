import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'

import { indianDay, indianHour } from '#app/lib/dates/indian-day.ts'
import { addStaff } from '#app/staff/accounts.server.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { pageTexts } from '#app/strings/en/pages.ts'
import { filePages } from '#app/pages/file-pages.ts'
import { makePool } from '#db/pool.ts'
import type { Database } from '#db/schema.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'
import { password } from '#test/staff/each-role.ts'

/** Generous: how soon it comes is nothing that a busy machine could tell. */
const SOON = { timeout: 20_000, interval: 100 }
const today = indianDay(new Date())
const phone = '9711040043'
const said = z.object({
  kind: z.string(),
  from: z.string().optional(),
  address: z.string().optional(),
  version: z.string().optional(),
  faults: z.array(z.object({ at: z.array(z.unknown()), text: z.string() })).optional(),
  newest: z.object({ version: z.string().nullable(), by: z.string().nullable() }).optional(),
  theirs: z.array(z.object({ at: z.array(z.unknown()), was: z.string().optional() })).optional(),
})

/** What is published stays, so it is published in a database of its own. */
let site: Site
/** Another process of the same deployment. */
let other: Site
let folder: ReturnType<typeof temporaryFolder>
let Cookie = ''
let db: Kysely<Database>

beforeAll(async () => {
  site = await startSite()
  folder = temporaryFolder()
  const url = readFileSync(join(site.folder, 'database-url'), 'utf8').trim()
  other = await startSite({ DATABASE_URL: url }, folder.folder)
  db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: makePool(url) }) })
  await addStaff(db, { name: 'Meera Words', phone, role: 'owner', password, isTemporary: false })
  const signedIn = await ask('/admin', {
    method: 'POST',
    body: new URLSearchParams({ phone, password }),
  })
  Cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}, 120_000)

afterAll(async () => {
  await db.destroy()
  await other.stop()
  folder.remove()
  await site.stop()
})

/** Asks the site; what is posted comes from a page of its own. */
function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('Origin', site.base)
  return fetch(site.base + path, { ...init, headers, redirect: 'manual' })
}

async function post(path: string, body: unknown) {
  const answer = await ask(`/dashboard/pages/${path}`, {
    method: 'POST',
    headers: { Cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, ...said.parse(await answer.json()) }
}

const save = (page: string, basedOn: string | null, content: object) =>
  post(`${page}/draft`, { basedOn, content, sources: {}, note: null })

const textOf = async (path: string, init?: RequestInit) => (await ask(path, init)).text()
const elsewhere = async (path: string) => (await fetch(other.base + path)).text()

const heading = `What people ask ${process.pid}`
const faq = { ...filePages.faq, heading }

const tagOf = async (path: string) => {
  const answer = await ask(path)
  await answer.body?.cancel()
  return answer.headers.get('ETag')
}

test('a draft changes nothing; published, it stands on the page of every process, under another ETag', async () => {
  const [before, tag] = [await textOf('/'), await tagOf('/')]
  expect(tag).not.toBeNull()
  const first = await save('faq', null, faq)
  expect(first).toMatchObject({ status: 200, kind: 'saved', faults: [] })
  expect([await textOf('/'), await tagOf('/')]).toEqual([before, tag])
  const published = await post('faq/publication', { version: first.version })
  expect(published).toMatchObject({ status: 200, kind: 'published' })
  expect(await textOf('/')).toContain(heading)
  expect(await tagOf('/')).not.toBe(tag)
  await vi.waitFor(async () => expect(await elsewhere('/')).toContain(heading), SOON)
  expect(await post('faq/publication', { version: first.version })).toMatchObject({ status: 409 })
})

test('who comes second sees what differs, and overwrites nothing', async () => {
  const overtaken = await save('faq', null, { ...faq, heading: 'Mine' })
  expect(overtaken).toMatchObject({ status: 409, kind: 'overtaken' })
  expect(overtaken.theirs).toEqual([expect.objectContaining({ at: ['heading'], was: '"Mine"' })])
  const lost = await save('how-we-check', '1', {})
  expect(lost).toMatchObject({ status: 409, newest: { version: null } })
})

test('what is wrong is saved, said at its field, and not published', async () => {
  const wrong = await save('about', null, { ...filePages.about, lede: '' })
  expect(wrong.faults).toEqual([{ at: ['lede'], text: 'must say something' }])
  const published = await post('about/publication', { version: wrong.version })
  expect(published).toMatchObject({ status: 422, kind: 'faulty' })
  expect(await textOf('/about')).toContain(filePages.about.lede)
})

test('another legal text says since when it is in force, and the one before it stays readable', async () => {
  const { terms } = filePages
  expect(await textOf('/terms')).toContain(`${pageTexts.inForce('21 Nov 2026')}.`)
  expect(await textOf('/terms')).not.toContain('Earlier versions')
  const lede = 'By using this site you accept these other terms.'
  const early = await save('terms', null, { ...terms, lede })
  expect(early.faults).toMatchObject([{ at: ['inForceSince'] }])
  const now = await save('terms', early.version ?? '', { ...terms, lede, inForceSince: today })
  expect(await post('terms/publication', { version: now.version })).toMatchObject({ status: 200 })
  const page = await textOf('/terms')
  expect(page).toContain(lede)
  expect(page).toContain('href="/terms/2026-11-21"')
  const earlier = await textOf('/terms/2026-11-21')
  expect(earlier).toContain(terms.lede)
  expect(earlier).toContain('noindex')
  expect(earlier).not.toContain(lede)
  expect((await ask('/terms/2000-01-01')).status).toBe(404)
  await vi.waitFor(async () => expect(await elsewhere('/terms')).toContain(lede), SOON)
})

test('an earlier version is restored as a draft, with its history in words', async () => {
  const headers = { Cookie }
  const path = '/dashboard/pages/faq/history'
  const [input = ''] = /<input[^>]*name="on"[^>]*>/.exec(await textOf(path, { headers })) ?? []
  const on = /value="(\d+)"/.exec(input)?.[1] ?? ''
  const body = new URLSearchParams({ version: 'file', on })
  const restored = await ask(path, { method: 'POST', headers, body })
  expect(restored.headers.get('Location')).toBe('/dashboard/pages/faq')
  expect(await textOf('/')).toContain(heading)
  const history = await textOf(path, { headers })
  expect(history).toContain(heading)
  expect(history).toContain(projectTexts.restoredAs)
  const list = await textOf('/dashboard/pages', { headers })
  expect(list).toContain('Draft by')
  expect(list).toContain(pageTexts.developers)
})

test('the preview is for owners alone, and shows the draft', async () => {
  const path = '/dashboard/pages/about/preview'
  const headers = { Cookie }
  const sound = { ...filePages.about, lede: 'Another first sentence.' }
  const overtaken = await save('about', null, sound)
  await save('about', overtaken.newest?.version ?? '', sound)
  expect(await textOf(path, { headers })).toContain('Another first sentence.')
  expect((await ask(path)).status).toBe(302)
  expect((await ask('/dashboard/pages/privacy-notice', { headers })).status).toBe(404)
})

test('a legal text that is published ahead is announced and read at its own address; its page shows the one that is in force', async () => {
  const { disclaimer } = filePages
  const text = { ...disclaimer, lede: 'Another disclaimer.', inForceSince: '2036-01-01' }
  const { version } = await save('disclaimer', null, text)
  expect(await post('disclaimer/publication', { version })).toMatchObject({
    kind: 'announced',
    from: '1 Jan 2036',
  })
  const page = await textOf('/disclaimer')
  expect(page).toContain(disclaimer.lede)
  expect(page).not.toContain(text.lede)
  expect(page).toMatch(
    /In force since .*A new version comes into force on.*href="\/disclaimer\/2036-01-01"/,
  )
  const ahead = await textOf('/disclaimer/2036-01-01')
  expect(ahead).toContain(text.lede)
  expect(ahead).toContain('Not in force yet. It comes into force on 1 Jan 2036.')
  expect(ahead).not.toMatch(/in force since/i)
  const list = await textOf('/dashboard/pages', { headers: { Cookie } })
  expect(list).toContain(pageTexts.ahead('1 Jan 2036'))
})

const tomorrow = indianHour(new Date(Date.now() + 86_400_000))

test('words are published at their hour by whichever process looks, and not where they were called off', async () => {
  const about = { ...filePages.about, heading: `At its hour ${process.pid}` }
  const { newest } = await save('about', null, about)
  const { version = '' } = await save('about', newest?.version ?? '', about)
  const at = (hour: string) => post('about/schedule', { version, at: hour })
  expect(await at('2020-01-01T10:00')).toMatchObject({ status: 422, kind: 'refused' })
  expect(await at(tomorrow)).toMatchObject({ status: 200, kind: 'scheduled' })
  expect(await at(tomorrow)).toMatchObject({ status: 409, kind: 'refused' })
  const editor = await textOf('/dashboard/pages/about', { headers: { Cookie } })
  expect(editor).toContain('by Meera Words')
  const schedule = /value="(\d+)" name="schedule"/.exec(editor)?.[1] ?? ''
  const callOff = { method: 'POST', headers: { Cookie }, body: new URLSearchParams({ schedule }) }
  await ask('/dashboard/pages/about/schedule-cancellation', callOff)
  expect(await at(tomorrow)).toMatchObject({ status: 200, kind: 'scheduled' })
  await save('about', version, { ...about, heading: 'Written since.' })
  await sql`update page_schedules set publish_at = now()`.execute(db)
  for (const read of [textOf, elsewhere])
    await vi.waitFor(async () => expect(await read('/about')).toContain(about.heading), SOON)
  const { rows } = await sql`select outcome from page_schedules order by id`.execute(db)
  expect(rows).toEqual([{ outcome: null }, { outcome: 'published' }])
})

test('a legal text is not planned for an hour after the day from which it would be in force', async () => {
  const text = { ...filePages['privacy-policy'], lede: 'Another.', inForceSince: today }
  const { version } = await save('privacy-policy', null, text)
  expect(await post('privacy-policy/schedule', { version, at: tomorrow })).toMatchObject({
    status: 422,
    faults: [{ at: ['inForceSince'] }],
  })
})

test('anyone with the link sees the draft for a day, and no one else', async () => {
  const draft = { ...filePages['how-we-check'], lede: 'For a colleague.' }
  const { version } = await save('how-we-check', null, draft)
  const { address = '' } = await post('how-we-check/link', { version })
  const answer = await fetch(address)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const page = await answer.text()
  expect(page).toContain('For a colleague.')
  expect(page).toContain('is not published. The link works until')
  expect(await textOf('/how-we-check')).not.toContain('For a colleague.')
  expect((await post('faq/link', { version })).status).toBe(404)
  await sql`update page_links set expires_at = now()`.execute(db)
  const over = await fetch(address)
  expect(over.status).toBe(404)
  expect(await over.text()).toContain('This link has expired')
})
