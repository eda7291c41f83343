import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import { afterEach, expect } from 'vitest'

import { config } from '#app/config/config.server.ts'
import { personKeyer } from '#app/enquiries/consent/person-key.server.ts'
import { readLeadList } from '#app/leads/list/lead-list.server.ts'
import { eraseDue } from '#app/privacy/erase.server.ts'
import { readChain } from '#app/privacy/records/chain.server.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent } from '#test/staff/staff-members.ts'
import { busyPerson, enquire, newPerson } from '#test/staff/withdrawing.ts'

import { findLink } from './find-withdrawal.server.ts'
import { listRestorable, restoreWithdrawal } from './restore-withdrawal.server.ts'
import { WrongKey } from './seal.server.ts'
import { withdrawAgain } from './reapply-withdrawals.server.ts'
import { withdrawByLink } from './withdraw-by-link.server.ts'
import { withdrawPerson } from './withdraw.server.ts'
import type { WithdrawalLine } from './withdrawal-file.ts'

const { SEAL_RECIPIENT } = config
afterEach(() => void Object.assign(config, { SEAL_RECIPIENT }))

const quiet = { staffId: null, besides: async () => {} }

async function rowsOf(trx: Executor, leadId: string): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select distinct relname as name from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and confrelid = 'leads'::regclass order by 1`.execute(trx)
  const all: Record<string, unknown[]> = {}
  for (const { name, column } of [
    { name: 'leads', column: 'id' },
    ...tables.map((table) => ({ ...table, column: 'lead_id' })),
  ]) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(held) - '{changed_in,is_chained,idempotency_key}'::text[] as row from ${sql.table(name)} as held
      where ${sql.ref(column)} = ${leadId} order by held::text`.execute(trx)
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

async function fillAll(trx: Executor, id: string, owner: string): Promise<void> {
  const agent = await addAgent(trx, `agent-${crypto.randomUUID()}`)
  await sql`update leads set status = 'contacted', owner_id = ${agent}, first_contact_at = now()
    where id = ${id}`.execute(trx)
  await sql`insert into lead_changes (lead_id, change_set_id, kind, old_value, new_value, staff_id)
    values (${id}, gen_random_uuid(), 'status', 'new', 'contacted', ${agent})`.execute(trx)
  await sql`update visits set agent_id = ${agent}, status = 'confirmed', previous = '{"a": 1}'
    where lead_id = ${id}`.execute(trx)
  await sql`insert into lead_assignments (lead_id, staff_id, reason)
    values (${id}, ${agent}, 'turn')`.execute(trx)
  await sql`insert into escalations (lead_id) values (${id})`.execute(trx)
  await sql`insert into spam_approvals (lead_id, spam_reason, approved_by)
    values (${id}, 'phone', ${owner})`.execute(trx)
  await sql`insert into lead_readers (lead_id, staff_id) values (${id}, ${agent})`.execute(trx)
  await sql`insert into deliveries (event_id, lead_id, kind, way, sent_at)
    values (gen_random_uuid(), ${id}, 'enquiry', 'visitor', now())`.execute(trx)
  await sql`insert into requirements (lead_id, bedrooms, places, budget_to)
    values (${id}, '{3}', '{Goa}', 8000000)`.execute(trx)
  await sql`insert into duplicate_unlinks (lead_id, is_unlinked, change_set_id) values (${id}, false, gen_random_uuid())`.execute(
    trx,
  )
  await sql`with source as (
      insert into sources (public_id, kind, name) values (${crypto.randomUUID()}, 'generic', 'Zapier') returning id
    ), delivery as (insert into source_deliveries (source_id, way, payload, state, result)
      select id, 'push', 'sealed', 'read', 'enquiries' from source returning id, source_id)
    insert into source_enquiries (delivery_id, source_id, position, result, content, lead_id)
    select id, source_id, 0, 'new', 'sealed', ${id} from delivery`.execute(trx)
  const { rows } = await sql<{ id: string }>`
    insert into push_subscriptions (staff_id, session_id, endpoint, p256dh, auth)
    values (${agent}, 's', ${`https://push.test/${crypto.randomUUID()}`}, 'p', 'a') returning id`.execute(
    trx,
  )
  await sql`insert into push_outbox (subscription_id, lead_id) values (${rows[0]?.id}, ${id})`.execute(
    trx,
  )
}

async function lastWithdrawal(trx: Executor) {
  return trx
    .selectFrom('withdrawals')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

it('a link’s withdrawal is restored in every table, and open dashboards are notified', async ({
  trx,
}) => {
  const { first, owner, person } = await busyPerson(trx)
  await fillAll(trx, first.id, owner.id)
  const before = await rowsOf(trx, first.id)
  for (const [table, rows] of Object.entries(before)) expect(rows, table).not.toEqual([])
  const scope = { viewer: owner, filter: {} }
  const merges = () => trx.selectFrom('duplicate_links').selectAll().orderBy('id').execute()
  const history = () => trx.selectFrom('lead_changes').selectAll().orderBy('id').execute()
  const [hadMerges, hadHistory] = [await merges(), await history()]

  await withdrawByLink(trx, first.token)
  expect(await history()).not.toEqual(hadHistory)
  const { mark } = await readLeadList(trx, { scope })
  const { id } = await lastWithdrawal(trx)
  expect((await listRestorable(trx)).sealed.map((one) => one.id)).toContain(id)
  const received: unknown[] = []
  const besides = async (_trx: Executor, done: unknown) => void received.push(done)
  expect(await restoreWithdrawal(trx, id, { staffId: owner.id, besides })).toBe(1)

  const after = await rowsOf(trx, first.id)
  const passing = { lead_readers: [], push_outbox: [] }
  expect(after).toEqual({ ...before, ...passing })
  expect([await merges(), await history()]).toEqual([hadMerges, hadHistory])
  expect(received).toEqual([{ leads: 1 }])
  const news = await readLeadList(trx, { scope, since: mark })
  expect(news.leads.map((lead) => lead.id)).toContain(first.id)
  expect(news.gone).not.toContain(first.id)
  expect(await findLink(trx, first.token)).toMatchObject({ kind: 'open' })
  expect(await trx.selectFrom('sealed_contacts').selectAll().execute()).toEqual([])
  expect((await listRestorable(trx)).sealed.map((one) => one.id)).not.toContain(id)
  expect(await restoreWithdrawal(trx, id, quiet)).toBeUndefined()
  const keyOf = await personKeyer()
  const { links, fault } = await readChain(trx, keyOf(person.phone))
  expect(fault).toBeUndefined()
  expect(links.map(({ body }) => /"kind":"(\w+)"/.exec(body)?.[1]).slice(-3)).toEqual([
    'withdrawn',
    'sealed',
    'restored',
  ])
})

it('values taken meanwhile and references to deleted accounts do not block a restore', async ({
  trx,
}) => {
  const person = newPerson()
  const lead = await enquire(trx, person)
  const [busy, gone] = [
    await addAgent(trx, `busy-${crypto.randomUUID()}`),
    await addAgent(trx, `gone-${crypto.randomUUID()}`),
  ]
  await sql`update visits set agent_id = ${busy} where lead_id = ${lead.id}`.execute(trx)
  await sql`update leads set owner_id = ${gone} where id = ${lead.id}`.execute(trx)
  await sql`insert into lead_assignments (lead_id, staff_id, reason)
    values (${lead.id}, ${gone}, 'turn')`.execute(trx)
  const { idempotency_key: key } = await trx
    .selectFrom('leads')
    .select('idempotency_key')
    .where('id', '=', lead.id)
    .executeTakeFirstOrThrow()
  const { starts_at } = await trx
    .selectFrom('visits')
    .select('starts_at')
    .where('lead_id', '=', lead.id)
    .executeTakeFirstOrThrow()
  await withdrawByLink(trx, lead.token)
  const { id } = await lastWithdrawal(trx)
  const other = await enquire(trx, person)
  await sql`update leads set idempotency_key = ${key} where id = ${other.id}`.execute(trx)
  await sql`update visits set agent_id = ${busy}, starts_at = ${starts_at},
    ends_at = ${starts_at}::timestamptz + interval '1 hour' where lead_id = ${other.id}`.execute(
    trx,
  )
  await trx.deleteFrom('staff_users').where('id', '=', gone).execute()
  expect(await restoreWithdrawal(trx, id, quiet)).toBe(1)
  const back = await trx
    .selectFrom('leads')
    .leftJoin('visits', 'visits.lead_id', 'leads.id')
    .select(['owner_id', 'agent_id', 'idempotency_key'])
    .where('leads.id', '=', lead.id)
    .execute()
  expect(back).toEqual([
    { owner_id: null, agent_id: null, idempotency_key: expect.stringMatching(/^restored:/) },
  ])
})

it('an agent suspended meanwhile gets neither the lead nor the visit back', async ({ trx }) => {
  const lead = await enquire(trx, newPerson())
  const agent = await addAgent(trx, `suspended-${crypto.randomUUID()}`)
  await sql`update visits set agent_id = ${agent} where lead_id = ${lead.id}`.execute(trx)
  await sql`update leads set owner_id = ${agent} where id = ${lead.id}`.execute(trx)
  await withdrawByLink(trx, lead.token)
  await trx.insertInto('staff_suspensions').values({ user_id: agent }).execute()
  const { id } = await lastWithdrawal(trx)
  expect(await restoreWithdrawal(trx, id, quiet)).toBe(1)
  const back = await trx
    .selectFrom('leads')
    .innerJoin('visits', 'visits.lead_id', 'leads.id')
    .select(['owner_id', 'agent_id'])
    .where('leads.id', '=', lead.id)
    .execute()
  expect(back).toEqual([{ owner_id: null, agent_id: null }])
})

it('with SEAL_RECIPIENT only the private key opens it, and a wrong one changes nothing', async ({
  trx,
}) => {
  const [key, other] = [await generateX25519Identity(), await generateX25519Identity()]
  Object.assign(config, { SEAL_RECIPIENT: await identityToRecipient(key) })
  const { token } = await enquire(trx, newPerson())
  await withdrawByLink(trx, token)
  const { id } = await lastWithdrawal(trx)
  for (const wrong of [undefined, other, 'no key'])
    await expect(restoreWithdrawal(trx, id, { ...quiet, key: wrong })).rejects.toThrow(WrongKey)
  expect(await findLink(trx, token)).toMatchObject({ kind: 'withdrawn' })
  expect(await restoreWithdrawal(trx, id, { ...quiet, key })).toBe(1)
})

it('withdrawals by staff or retention, and erased ones, are not restored', async ({ trx }) => {
  for (const way of ['desk', 'command', 'retention'] as const) {
    const person = newPerson()
    await enquire(trx, person)
    const done = await withdrawPerson(trx, { phone: person.phone }, { way })
    expect(await restoreWithdrawal(trx, done?.id ?? '', quiet)).toBeUndefined()
  }
  const { token } = await enquire(trx, newPerson())
  await withdrawByLink(trx, token)
  await sql`update withdrawals set erase_at = now() - interval '1 second'`.execute(trx)
  await eraseDue(trx)
  const { id } = await lastWithdrawal(trx)
  expect(await restoreWithdrawal(trx, id, quiet)).toBeUndefined()
  expect(await restoreWithdrawal(trx, 'none', quiet)).toBeUndefined()
})

it('a restored enquiry is neither erased on the day of its withdrawal nor closed again after a restore', async ({
  trx,
}) => {
  const person = newPerson()
  const lead = await enquire(trx, person)
  await withdrawByLink(trx, lead.token)
  const { id, people, tokens, only_leads, ...row } = await lastWithdrawal(trx)
  await restoreWithdrawal(trx, id, quiet)
  await sql`update withdrawals set erase_at = now() - interval '1 second' where id = ${id}`.execute(
    trx,
  )
  expect(await eraseDue(trx)).toBe(0)
  const only = only_leads ?? []
  expect(only).toEqual([lead.id])
  const at = row.withdrawn_at.toISOString()
  const withdrawn: WithdrawalLine = {
    kind: 'withdrawn',
    people,
    tokens,
    at,
    only,
    way: 'link',
    eraseAt: row.erase_at.toISOString(),
  }
  const restored: WithdrawalLine = { kind: 'restored', people, at, withdrawnAt: at, only }
  // In any order of files.
  expect(await withdrawAgain(trx, [restored, withdrawn])).toEqual({ leads: 0, erased: 0 })
  // A later withdrawal's line closes it again.
  const later = new Date(row.withdrawn_at.getTime() + 1000).toISOString()
  const repeated = { ...withdrawn, at: later }
  expect(await withdrawAgain(trx, [repeated, restored, withdrawn])).toEqual({
    leads: 1,
    erased: 0,
  })
  const again = await lastWithdrawal(trx)
  expect([again.way, again.only_leads]).toEqual(['link', [lead.id]])
  expect(await restoreWithdrawal(trx, again.id, quiet)).toBe(1)
  expect((await lastWithdrawal(trx)).is_filed).toBe(false)
})
