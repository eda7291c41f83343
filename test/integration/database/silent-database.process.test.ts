import { existsSync, readFileSync } from 'node:fs'

import { Kysely, PostgresDialect } from 'kysely'
import { afterEach, expect, inject, test } from 'vitest'

import { addressOf } from '#app/config/address-of.server.ts'
import { addressNames } from '#app/config/addresses.ts'
import { addStaff } from '#app/staff/accounts.server.ts'
import { makePool } from '#db/pool.ts'
import type { Database } from '#db/schema.ts'
import { DEADLINE_MS } from '#server/http/deadline.ts'
import { blackHole } from '#test/helpers/database/black-hole.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { sendProbe, probes } from '#test/helpers/site/every-route.ts'
import { postgresProcesses, sendEnquiry, startSite } from '#test/helpers/site/site.ts'

/** Milliseconds within which every route answers: its deadline, and what a busy machine adds to it. */
const MAX_MS = DEADLINE_MS + 13_000

/** The second finds the connections given up; `npm test` asks once. */
const ROUNDS = process.env['SHORT'] === '1' ? 1 : 2

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const task of cleanUp.splice(0).toReversed()) await task()
})

const staff = {
  name: 'Front Desk',
  phone: '9812345670',
  role: 'owner',
  password: 'seven quiet lanterns',
} as const

function goOn(pid: number): void {
  process.kill(pid, 'SIGCONT')
}

async function cookieOfStaff(base: string, url: string): Promise<string> {
  const pool = makePool(url)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  await addStaff(db, staff)
  await pool.end()
  const form = { phone: staff.phone, password: staff.password }
  const answer = await sendProbe(base, { path: '/admin', form }, '')
  // A brochure is made once, which is no matter of the database.
  await sendProbe(base, { path: '/brochures/lodha-goa.pdf' }, '')
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Asks every route at once; answers those that were late or answered with a stack, and all statuses. */
async function askAll(base: string, cookie: string) {
  const wrong: string[] = []
  const statuses = new Map<string, number>()
  const ask = async (probe: (typeof probes)[number]) => {
    const name = `${probe.path} ${JSON.stringify(probe.form ?? probe.json ?? probe.text ?? 'GET')}`
    const started = performance.now()
    const answer = await sendProbe(base, probe, cookie)
    const text = await answer.text()
    const ms = performance.now() - started
    statuses.set(name, answer.status)
    if (ms > MAX_MS) wrong.push(`${name} took ${Math.round(ms)} ms`)
    if (answer.status === 500 || /\n\s+at /.test(text)) wrong.push(`${name} ${answer.status}`)
  }
  await Promise.all(probes.map(ask))
  return { wrong, statuses: new Set(statuses.values()) }
}

test('every address has a probe', () => {
  const asked = new Set(probes.map(({ path }) => addressOf(path.replace(/\?.*/, ''))))
  const unasked = addressNames.filter((name) => !asked.has(name) && !name.startsWith('style'))
  expect(unasked.filter((name) => name !== 'unknown')).toEqual([])
})

test(
  'with a PostgreSQL that is frozen every route answers in time',
  { timeout: 90_000 },
  async () => {
    const site = await startSite()
    cleanUp.push(site.stop)
    const url = readFileSync(`${site.folder}/database-url`, 'utf8').trim()
    const cookie = await cookieOfStaff(site.base, url)
    const frozen = postgresProcesses(site.folder)
    const thaw = () => frozen.filter((pid) => existsSync(`/proc/${pid}`)).forEach(goOn)
    cleanUp.push(thaw)
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    for (let round = 0; round < ROUNDS; round += 1) {
      const { wrong, statuses } = await askAll(site.base, cookie)
      expect(wrong).toEqual([])
      expect(statuses).toContain(503)
      expect(statuses).toContain(200)
    }
    thaw()
    await expect
      .poll(async () => (await sendEnquiry(site.base)).status, { timeout: 10_000, interval: 100 })
      .toBe(200)
  },
)

test(
  'with a network that swallows everything every route answers in time',
  { timeout: 90_000 },
  async () => {
    const hole = await blackHole(inject('socketFolder'))
    cleanUp.push(hole.close)
    const asTcp = (from: string) =>
      from.replace(/@localhost(\/\w+)\?.*$/, `@127.0.0.1:${hole.port}$1`)
    const url = asTcp(ofWorker('databaseUrl'))
    const site = await startSite({
      DATABASE_URL: url,
      DATABASE_OWNER_URL: asTcp(ofWorker('databaseOwnerUrl')),
    })
    cleanUp.push(site.stop)
    const cookie = await cookieOfStaff(site.base, url)
    await Promise.all(Array.from({ length: 10 }, () => sendEnquiry(site.base)))
    hole.swallow({ shut: true })
    const { wrong, statuses } = await askAll(site.base, cookie)
    expect(wrong).toEqual([])
    expect(statuses).toContain(503)
    hole.open()
    await expect
      .poll(async () => (await sendEnquiry(site.base)).status, { timeout: 10_000, interval: 100 })
      .toBe(200)
    // Connections that die while the way is open: the second enquiry finds a new one.
    await Promise.all(Array.from({ length: 10 }, () => sendEnquiry(site.base)))
    hole.swallow()
    const after = [await sendEnquiry(site.base), await sendEnquiry(site.base)]
    expect(after.map(({ status }) => status)).toEqual([503, 200])
  },
)
