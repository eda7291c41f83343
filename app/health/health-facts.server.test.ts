import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Executor } from '#db/client.server.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'
import { addNewLead } from '#test/staff/staff-members.ts'

import { findDeliveries, findWithdrawals } from './health-facts.server.ts'

const hook = { way: 'webhook', target: 'hooks.test (a1)' } as const
const visitor = { way: 'visitor', target: '' } as const

type Given = {
  way: 'webhook' | 'visitor'
  target: string
  made?: number
  dead?: number
  tries?: number
  job?: string
}

const ago = (hours: number) => sql<Date>`now() - make_interval(mins => ${Math.round(hours * 60)})`

/** In a transaction, without other tests' deliveries. */
async function emptied(trx: Executor): Promise<string> {
  await sql`delete from outbox`.execute(trx)
  await sql`delete from deliveries`.execute(trx)
  await sql`delete from push_subscriptions`.execute(trx)
  return addNewLead(trx)
}

async function deliver(trx: Executor, lead: string, given: Given): Promise<void> {
  const { way, target, made = 0, dead, tries = 0, job = null } = given
  await trx
    .insertInto('deliveries')
    .values({
      event_id: crypto.randomUUID(),
      lead_id: lead,
      kind: 'enquiry',
      way,
      target,
      made_at: ago(made),
      tries,
      job_id: job,
      ...(dead !== undefined && { dead_at: ago(dead) }),
    })
    .execute()
}

/** As pg-boss stores a job; hours from now, negative in the past. */
type Job = { state: string; startsIn: number; startedIn?: number }

async function addJob(trx: Executor, { state, startsIn, startedIn }: Job): Promise<string> {
  const id = crypto.randomUUID()
  const started = startedIn === undefined ? sql`null` : ago(-startedIn)
  await sql`insert into pgboss.job (id, name, state, start_after, started_on)
    values (${id}, 'deliver', ${state}::pgboss.job_state, ${ago(-startsIn)}, ${started})`.execute(
    trx,
  )
  return id
}

it('a database without pending work says so', async ({ trx }) => {
  await emptied(trx)
  const none = { count: 0, hours: 0 }
  expect(await findDeliveries(trx, [hook])).toEqual({
    places: 1,
    devices: 0,
    due: none,
    failing: none,
    dead: 0,
    unconfirmed: 0,
  })
})

it('failed deliveries count while their destination is configured, those to visitors for a week', async ({
  trx,
}) => {
  const lead = await emptied(trx)
  await deliver(trx, lead, { ...hook, dead: 2000 })
  await deliver(trx, lead, { ...hook, target: 'gone.test (b2)', dead: 1 })
  await deliver(trx, lead, { ...visitor, dead: 160 })
  await deliver(trx, lead, { ...visitor, dead: 170 })
  expect(await findDeliveries(trx, [hook])).toMatchObject({ dead: 1, unconfirmed: 1 })
  expect(await findDeliveries(trx, [])).toMatchObject({ dead: 0, unconfirmed: 1 })
})

it('an unprocessed event is due from the time it was written', async ({ trx }) => {
  const lead_id = await emptied(trx)
  const written_at = ago(3)
  await trx.insertInto('outbox').values({ lead_id, kind: 'enquiry', written_at }).execute()
  const { due } = await findDeliveries(trx, [hook])
  expect(due).toEqual({ count: 1, hours: expect.closeTo(3, 1) })
})

test.each<[string, Job | undefined, number]>([
  ['whose job is away', undefined, 5],
  ['whose job no one takes', { state: 'retry', startsIn: -2, startedIn: -4 }, 2],
  ['whose process died a while ago', { state: 'active', startsIn: -4, startedIn: -3 }, 3],
])('a delivery %s is due', (_, job, hours) =>
  inTransaction(async (trx) => {
    const lead = await emptied(trx)
    const id = job ? await addJob(trx, job) : crypto.randomUUID()
    await deliver(trx, lead, { ...hook, made: 5, tries: 4, job: id })
    const { due, failing } = await findDeliveries(trx, [hook])
    expect(due).toEqual({ count: 1, hours: expect.closeTo(hours, 0.9) })
    expect(failing).toEqual({ count: 1, hours: expect.closeTo(5, 1) })
  }),
)

it('a delivery that waits for its retry or is in progress is not due', async ({ trx }) => {
  const lead = await emptied(trx)
  const waiting = await addJob(trx, { state: 'retry', startsIn: 1.5, startedIn: -0.5 })
  const tried = await addJob(trx, { state: 'active', startsIn: -1, startedIn: 0 })
  for (const job of [waiting, tried]) await deliver(trx, lead, { ...hook, made: 9, tries: 9, job })
  const { due, failing } = await findDeliveries(trx, [hook])
  expect(due).toEqual({ count: 0, hours: 0 })
  expect(failing.count).toBe(2)
})

it('an unfiled withdrawal, and an overdue erasure, are reported an hour later', async ({ trx }) => {
  const before = await findWithdrawals(trx)
  const add = (withdrawn: number, erase: number, filed: boolean) =>
    sql`insert into withdrawals (people, tokens, leads, way, withdrawn_at, erase_at, is_filed)
      values ('{x}', '{}', 1, 'desk', ${ago(withdrawn)}, ${ago(erase)}, ${filed})`.execute(trx)
  await add(0.5, 0.5, false)
  await add(48, -24, true)
  expect(await findWithdrawals(trx)).toEqual(before)
  await add(2, -24, false)
  await add(48, 2, true)
  await add(72, 3, true)
  expect(await findWithdrawals(trx)).toEqual({
    unfiled: before.unfiled + 1,
    unerased: before.unerased + 2,
    waiting: before.waiting,
  })
})
