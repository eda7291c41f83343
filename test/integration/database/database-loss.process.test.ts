import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  connectTo,
  postgresProcesses,
  sendEnquiry,
  startSite,
  type Site,
} from '#test/helpers/site/site.ts'

/** Eight in the ordinary run; FAULT_ROUNDS=50 for the whole. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 8)

let site: Site

beforeAll(async () => {
  // All come from one address.
  const many = '1000000'
  site = await startSite({
    ENQUIRY_LIMIT_IPV4: many,
    ENQUIRY_LIMIT_FORM: many,
    ENQUIRY_LIMIT_SITE: many,
  })
})
afterAll(() => site.stop())

/** Sends enquiries, several at a time, while `faults` happen; answers what each was told. */
async function underLoad(faults: () => Promise<void>): Promise<Map<string, number>> {
  const told = new Map<string, number>()
  const over = new AbortController()
  const senders = Array.from({ length: 6 }, async () => {
    while (!over.signal.aborted) {
      const { message, status } = await sendEnquiry(site.base)
      told.set(message, status)
      await sleep(10)
    }
  })
  try {
    await faults()
  } finally {
    over.abort()
    await Promise.all(senders)
  }
  return told
}

/** What was told that is not so: another answer than yes and no, a yes that is not stored once, one stored twice. */
async function untruths(told: Map<string, number>): Promise<string[]> {
  const client = await connectTo(site.folder)
  const { rows } = await client.query<{ message: string; count: number }>(
    'select message, count(*)::int as count from leads group by message',
  )
  await client.end()
  const stored = new Map(rows.map(({ message, count }) => [message, count]))
  return [...told].flatMap(([message, status]) => {
    const count = stored.get(message) ?? 0
    const isTrue = status === 200 ? count === 1 : status === 503 && count <= 1
    return isTrue ? [] : [`${message}: ${status}, stored ${count} times`]
  })
}

async function serving(): Promise<void> {
  await expect
    .poll(async () => (await sendEnquiry(site.base)).status, { timeout: 20_000, interval: 100 })
    .toBe(200)
}

test(
  'connections that are ended under load cost no acknowledged enquiry and not the site',
  { timeout: 60_000 + ROUNDS * 2000 },
  async () => {
    const told = await underLoad(async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await serving()
        const admin = await connectTo(site.folder, 'northlight')
        await admin.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'northlight_app'",
        )
        await admin.end()
        await sleep(50)
      }
    })
    await serving()
    expect(await untruths(told)).toEqual([])
    expect(site.child.exitCode).toBeNull()
  },
)

test(
  'processes of PostgreSQL that are killed under load cost no acknowledged enquiry and not the site',
  { timeout: 60_000 + ROUNDS * 10_000 },
  async () => {
    const told = await underLoad(async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await serving()
        const [first, ...others] = postgresProcesses(site.folder)
        // By turns one that answers connections, which PostgreSQL mends, and the one that starts them.
        const victim = round % 2 === 0 ? others.at(-1) : first
        if (victim) process.kill(victim, 'SIGKILL')
        expect((await fetch(`${site.base}/connect`)).status).toBe(200)
        await sleep(200)
      }
    })
    await serving()
    expect(await untruths(told)).toEqual([])
    expect(site.child.exitCode).toBeNull()
  },
)
