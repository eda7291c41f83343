import { sql } from 'kysely'
import { expect } from 'vitest'

import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent } from '#test/staff/staff-members.ts'
import { busyPerson, enquire, newPerson, secretsOf, whereIn } from '#test/staff/withdrawing.ts'

import { findLink } from './find-withdrawal.server.ts'
import { MAX_PEOPLE, withdrawByLink } from './withdraw-by-link.server.ts'
import { decideRequest, listPendingRequests, settleRequests } from './withdrawal-requests.server.ts'

async function idsOf(trx: Executor, phone: string): Promise<string[]> {
  const rows = trx.selectFrom('leads').select('id').where('phone', '=', phone).orderBy('id')
  return (await rows.execute()).map(({ id }) => id)
}

it('a stranger with someone else’s phone closes only their own enquiry', async ({ trx }) => {
  const { person, second, first } = await busyPerson(trx)
  const merges = await trx.selectFrom('duplicate_links').selectAll().orderBy('id').execute()
  const changes = await trx.selectFrom('lead_changes').selectAll().orderBy('id').execute()
  // The same name too, since the others' history contains it.
  const stranger = await enquire(trx, { ...person, email: 'stranger@withdraw.test' })
  await withdrawByLink(trx, stranger.token)
  expect(await idsOf(trx, person.phone)).toEqual([first.id])
  expect(await idsOf(trx, second.phone)).toHaveLength(1)
  expect(await trx.selectFrom('duplicate_links').selectAll().orderBy('id').execute()).toEqual(
    merges,
  )
  expect(await trx.selectFrom('lead_changes').selectAll().orderBy('id').execute()).toEqual(changes)
})

it('even where it is the only one of its phone, an enquiry of a linked phone stays', async ({
  trx,
}) => {
  const { person, second, first } = await busyPerson(trx)
  await withdrawByLink(trx, first.token)
  expect(await idsOf(trx, person.phone)).toEqual([])
  expect(await idsOf(trx, second.phone)).toHaveLength(1)
})

it('a person whose only enquiry is withdrawn by link is in no table', async ({ trx }) => {
  const { second, person } = await busyPerson(trx)
  const [lead] = await trx
    .selectFrom('consents')
    .innerJoin('leads', 'leads.id', 'lead_id')
    .select('token')
    .where('phone', '=', second.phone)
    .execute()
  await withdrawByLink(trx, lead?.token ?? '')
  expect(await whereIn(trx, secretsOf(second))).toEqual([])
  expect(await whereIn(trx, secretsOf(person))).toContain('leads.phone')
})

async function enquireAll(trx: Executor, count: number) {
  const all: { id: string; token: string; phone: string }[] = []
  for (let index = 0; index < count; index += 1) {
    const person = newPerson()
    all.push({ ...(await enquire(trx, person)), phone: person.phone })
  }
  return all
}

async function forgetPast(trx: Executor): Promise<void> {
  await sql`update withdrawals set withdrawn_at = now() - interval '1 day'
    where withdrawn_at > now() - interval '1 day'`.execute(trx)
}

it('more than five people by link within ten minutes wait for an owner’s decision', async ({
  trx,
}) => {
  await forgetPast(trx)
  const owner = await addAgent(trx, `owner-${crypto.randomUUID()}`, { role: 'owner' })
  const all = await enquireAll(trx, MAX_PEOPLE + 2)
  const kinds: (string | undefined)[] = []
  for (const { token } of all) kinds.push((await withdrawByLink(trx, token))?.kind)
  expect(kinds).toEqual([...Array(MAX_PEOPLE).fill('withdrawn'), 'waiting', 'waiting'])
  const [sixth, seventh] = all.slice(-2)
  if (!sixth || !seventh) throw new Error('two')
  expect(await findLink(trx, sixth.token)).toEqual({ kind: 'waiting' })
  expect(await withdrawByLink(trx, sixth.token)).toBeUndefined()
  expect(await idsOf(trx, sixth.phone)).toHaveLength(1)
  const { pending: waiting, count } = await listPendingRequests(trx)
  expect([waiting.length, count]).toEqual([2, 2])
  const told = trx
    .selectFrom('outbox')
    .innerJoin('team_notices', 'team_notices.id', 'notice_id')
    .select('team_notices.kind')
  expect(await told.execute()).toEqual([{ kind: 'withdrawals-paused' }])

  const [accepted = '', rejected = ''] = waiting.map(({ id }) => id)
  expect(await decideRequest(trx, { id: accepted, isAccepted: true }, owner)).toBe(1)
  expect(await decideRequest(trx, { id: rejected, isAccepted: false }, owner)).toBe(0)
  expect(await decideRequest(trx, { id: rejected, isAccepted: true }, owner)).toBeUndefined()
  expect(await idsOf(trx, sixth.phone)).toEqual([])
  expect(await findLink(trx, sixth.token)).toMatchObject({ kind: 'withdrawn' })
  expect(await findLink(trx, seventh.token)).toMatchObject({ kind: 'open' })
  expect((await listPendingRequests(trx)).count).toBe(0)
})

it('a person who withdrew already can withdraw more, and others after ten minutes', async ({
  trx,
}) => {
  await forgetPast(trx)
  const all = await enquireAll(trx, MAX_PEOPLE)
  const [first] = all
  const again = await enquire(trx, { ...newPerson(), phone: first?.phone ?? '' })
  for (const { token } of all) await withdrawByLink(trx, token)
  expect(await withdrawByLink(trx, again.token)).toMatchObject({ kind: 'withdrawn' })
  const later = await enquire(trx, newPerson())
  await sql`update withdrawals set withdrawn_at = now() - interval '11 minutes'
    where withdrawn_at > now() - interval '1 hour'`.execute(trx)
  expect(await withdrawByLink(trx, later.token)).toMatchObject({ kind: 'withdrawn' })
})

it('a request without enquiries is closed, and decided ones are deleted', async ({ trx }) => {
  await forgetPast(trx)
  const all = await enquireAll(trx, MAX_PEOPLE + 1)
  for (const { token } of all) await withdrawByLink(trx, token)
  const last = all.at(-1)
  await trx
    .deleteFrom('leads')
    .where('id', '=', last?.id ?? '')
    .execute()
  await settleRequests(trx)
  expect((await listPendingRequests(trx)).count).toBe(0)
  await sql`update withdrawal_requests set decided_at = now() - interval '25 hours'`.execute(trx)
  await settleRequests(trx)
  expect(await trx.selectFrom('withdrawal_requests').selectAll().execute()).toEqual([])
})
