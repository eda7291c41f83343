import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { addStaff } from '#app/staff/accounts.server.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { makePool } from '#db/pool.ts'
import type { Database } from '#db/schema.ts'
import { projectWhere } from '#test/helpers/listed.ts'
import { publisherAt } from '#test/helpers/publisher.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

/** Generous: how soon it comes is nothing that a busy machine could tell. */
const SOON = { timeout: 20_000, interval: 100 }
const owner = { name: 'Meera Returned', phone: '9876501633', password: 'seven quiet lanterns' }
const gone = projectWhere('any', ({ pages }) => pages === undefined)
const EDITOR = `/dashboard/projects/${gone.id}`

let dashboardPage: Site
let other: Site
let db: Kysely<Database>
let publisher: ReturnType<typeof publisherAt>
let Cookie = ''

beforeAll(async () => {
  dashboardPage = await startSite()
  const url = readFileSync(join(dashboardPage.folder, 'database-url'), 'utf8').trim()
  other = await startSite({ DATABASE_URL: url })
  publisher = publisherAt(dashboardPage.folder)
  db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: makePool(url) }) })
  await addStaff(db, { ...owner, role: 'owner' })
  const answer = await post('/admin', { phone: owner.phone, password: owner.password })
  Cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}, 120_000)

afterAll(async () => {
  await db.destroy()
  await publisher.close()
  await other.stop()
  await dashboardPage.stop()
})

function post(path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { Origin: dashboardPage.base, Cookie }
  const body = new URLSearchParams(fields)
  return fetch(dashboardPage.base + path, { method: 'POST', redirect: 'manual', headers, body })
}

const read = async (path: string) =>
  (await fetch(dashboardPage.base + path, { headers: { Cookie } })).text()

/** What each process answers for the project's page, its brochure and the search. */
async function seenAt({ base }: Site) {
  const ask = (path: string) => fetch(base + path, { redirect: 'manual' })
  const answers = [await ask(`/${gone.slug}`), await ask(`/brochures/${gone.slug}.pdf`)]
  const statuses = answers.map(({ status }) => status)
  for (const each of answers) await each.arrayBuffer()
  return {
    statuses,
    isListed: (await (await ask('/search-index.json')).text()).includes(gone.slug),
  }
}

async function expectEverywhere(seen: { statuses: number[]; isListed: boolean }): Promise<void> {
  for (const site of [dashboardPage, other])
    await vi.waitFor(async () => expect(await seenAt(site)).toEqual(seen), SOON)
}

const SHOWN = { statuses: [200, 200], isListed: true }
const GONE = { statuses: [410, 410], isListed: false }

test('a project that was taken off the site comes back from the list, in every process', async () => {
  const before = await (await fetch(`${other.base}/${gone.slug}`)).text()
  await publisher.publish(gone, { isArchived: true })
  await expectEverywhere(GONE)
  expect(await read('/dashboard/projects')).toContain(`action="${EDITOR}/restoration"`)

  const back = await post(`${EDITOR}/restoration`, { list: '?q=lake&page=1' })
  expect([back.status, back.headers.get('Location')]).toEqual([
    302,
    '/dashboard/projects?q=lake&page=1',
  ])
  await expectEverywhere(SHOWN)
  expect(await (await fetch(`${other.base}/${gone.slug}`)).text()).toBe(before)
  expect(await read('/dashboard/projects')).not.toContain('/restoration"')
})

test('from its form as well, and the history and the record say who did what', async () => {
  await publisher.publish(gone, { isArchived: true })
  await expectEverywhere(GONE)
  expect(await read(EDITOR)).toContain(projectTexts.bringBack)
  const back = await post(`${EDITOR}/restoration`, {})
  expect(back.headers.get('Location')).toBe(EDITOR)
  await expectEverywhere(SHOWN)
  expect(await read(EDITOR)).not.toContain(projectTexts.bringBack)
  const history = await read(`${EDITOR}/history`)
  expect(history).toContain(projectTexts.returned)
  expect(history).toContain('archived')
  expect(history).toContain(owner.name)
  expect(await read('/dashboard/team')).toContain(`${owner.name} restored project ${gone.id}`)
  const twice = await post(`${EDITOR}/restoration`, { list: '?' })
  expect([twice.status, twice.headers.get('Location')], 'there is nothing to bring back').toEqual([
    302,
    EDITOR,
  ])
})
