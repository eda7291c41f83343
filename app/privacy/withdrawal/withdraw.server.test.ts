import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, test } from 'vitest'

import { noticeInForce } from '#app/enquiries/consent/notice-in-force.server.ts'
import { personKeyer } from '#app/enquiries/consent/person-key.server.ts'
import { readLeadList } from '#app/leads/list/lead-list.server.ts'
import { eraseDue, erasePerson } from '#app/privacy/erase.server.ts'
import { readChain } from '#app/privacy/records/chain.server.ts'
import { exportPerson, printRecord } from '#app/privacy/records/person-file.server.ts'
import { recordFault } from '#app/privacy/records/record-file.ts'
import { pageTexts } from '#app/strings/en/pages.ts'
import type { Executor } from '#db/client.server.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import {
  busyPerson,
  enquire,
  newPerson,
  secretsOf,
  whereIn,
  type Busy,
} from '#test/staff/withdrawing.ts'

import { findLink } from './find-withdrawal.server.ts'
import { openSealed } from './seal.server.ts'
import { withdrawByLink } from './withdraw-by-link.server.ts'
import { withdrawPerson } from './withdraw.server.ts'

test.each([
  [
    'the dashboard',
    (trx: Executor, { first }: Busy) => withdrawPerson(trx, { leadId: first.id }, { way: 'desk' }),
  ],
  [
    'a command',
    (trx: Executor, { person }: Busy) =>
      withdrawPerson(trx, { phone: person.phone }, { way: 'command' }),
  ],
])(
  'once withdrawn by %s no data of the person is in any table, and others stay with theirs',
  (_way, withdraw) =>
    inTransaction(async (trx) => {
      const busy = await busyPerson(trx)
      const { person, second, other } = busy
      const secrets = [...secretsOf(person), ...secretsOf(second)]
      expect(await whereIn(trx, secrets)).toEqual(
        expect.arrayContaining([
          'leads.phone',
          'leads.search_words',
          'lead_changes.new_value',
          'duplicate_links.phone',
        ]),
      )
      expect(await withdraw(trx, busy)).toMatchObject({ leads: 2 })
      expect(await whereIn(trx, secrets)).toEqual([])
      expect(await whereIn(trx, secretsOf(other))).toContain('leads.phone')
    }),
)

it('open dashboards are notified at once, and the link shows the result', async ({ trx }) => {
  const person = newPerson()
  const { id, token } = await enquire(trx, person)
  const scope = {
    viewer: { id: 'x', role: 'owner' as const, leadScope: 'all' as const },
    filter: {},
  }
  const { mark } = await readLeadList(trx, { scope })
  expect(await findLink(trx, token)).toMatchObject({ kind: 'open' })
  await withdrawByLink(trx, token)
  const news = await readLeadList(trx, { scope, since: mark })
  expect(news.gone).toContain(id)
  expect(news.leads.map((lead) => lead.id)).not.toContain(id)
  expect(await findLink(trx, token)).toMatchObject({ kind: 'withdrawn', isErased: false })
  expect(await withdrawByLink(trx, token)).toBeUndefined()
  expect(await findLink(trx, '0'.repeat(32))).toBeUndefined()
})

it('sealed data opens and exports only with the key, and is erased on the day', async ({ trx }) => {
  const person = newPerson()
  await enquire(trx, person)
  await withdrawPerson(trx, { phone: person.phone }, { way: 'command', days: 2 })
  const { sealed } = await trx
    .selectFrom('sealed_contacts')
    .select('sealed')
    .orderBy('withdrawal_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(sealed).toMatch(/^-----BEGIN AGE ENCRYPTED FILE-----/)
  const opened = await openSealed(sealed)
  for (const secret of secretsOf(person)) expect(opened).toContain(secret)
  await expect(openSealed(sealed, 'no key')).rejects.toThrow(/no key of age/)
  expect((await exportPerson(trx, person.phone)).text).toContain(person.email)
  expect(await eraseDue(trx)).toBe(0)
  await sql`update withdrawals set erase_at = now() - interval '1 second' where erased_at is null`.execute(
    trx,
  )
  expect(await eraseDue(trx)).toBeGreaterThan(0)
  expect(await trx.selectFrom('sealed_contacts').selectAll().execute()).toEqual([])
  await expect(exportPerson(trx, person.phone)).rejects.toThrow(/There is no data of/)
})

it('with 0 days nothing is sealed, and an erasure deletes sealed data too', async ({ trx }) => {
  const [person, other] = [newPerson(), newPerson()]
  await enquire(trx, person)
  await withdrawPerson(trx, { phone: person.phone }, { way: 'command', days: 0 })
  expect(await trx.selectFrom('sealed_contacts').selectAll().execute()).toEqual([])
  await enquire(trx, other)
  await withdrawPerson(trx, { phone: other.phone }, { way: 'command' })
  await enquire(trx, other)
  const received: unknown[] = []
  const tell = async (...words: unknown[]) => void received.push(words)
  expect(await erasePerson(trx, other.phone, tell)).toEqual({ leads: 1, sealed: 1, alerts: 0 })
  expect(await erasePerson(trx, other.phone, tell)).toEqual({ leads: 0, sealed: 0, alerts: 0 })
  expect(received).toEqual([[trx, { leads: 1, sealed: 1, alerts: 0 }]])
  expect(await whereIn(trx, secretsOf(other))).toEqual([])
})

/** The role that owns the tables is never durable. */
async function asOwner(work: (trx: Executor) => Promise<void>): Promise<void> {
  const pool = new Pool({ connectionString: ofWorker('databaseOwnerUrl'), max: 1 })
  const owner = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const undone = new Error('undone')
  const done = owner.transaction().execute(async (trx) => {
    await work(trx)
    throw undone
  })
  await expect(done).rejects.toBe(undone)
  await owner.destroy()
}

test('the printed record verifies, and an altered row or file is detected', () =>
  asOwner(async (trx) => {
    const { person, first } = await busyPerson(trx)
    await withdrawByLink(trx, first.token)
    const file = await printRecord(trx, person.phone)
    const kinds = [...file.matchAll(/\\"kind\\":\\"(\w+)\\"/g)].map(([, kind]) => kind)
    expect(kinds).toEqual(['given', 'contacted', 'withdrawn', 'sealed'])
    expect(recordFault(file)).toBeUndefined()
    for (const secret of secretsOf(person)) expect(file).not.toContain(secret)
    expect(recordFault(file.replace('/lodha-goa', '/ska-estate'))).toBe('Link 1 was altered.')
    expect(recordFault(file.replace(pageTexts.notice, 'Another notice'))).toBe(
      `Notice ${noticeInForce().notice.version} was altered.`,
    )
    expect(recordFault(file.split('\n').slice(0, -2).join('\n'))).toBe(
      'Links at the end are missing.',
    )
    const keyOf = await personKeyer()
    await sql`alter table privacy_events disable trigger privacy_events_stay`.execute(trx)
    await sql`update privacy_events set body = replace(body, 'lodha-goa', 'ska-estate')
      where person = ${keyOf(person.phone)} and position = 1`.execute(trx)
    expect((await readChain(trx, keyOf(person.phone))).fault).toBe('Link 1 was altered.')
    await sql`update privacy_events set hash = encode(sha256(convert_to(previous || body, 'UTF8')), 'hex')
      where person = ${keyOf(person.phone)} and position = 1`.execute(trx)
    expect((await readChain(trx, keyOf(person.phone))).fault).toMatch(/Link 2 does not follow/)
    await expect(printRecord(trx, person.phone)).rejects.toThrow(/was changed/)
  }))

it('a chain accepts only new rows', async ({ trx }) => {
  const person = newPerson()
  await enquire(trx, person)
  await printRecord(trx, person.phone)
  await expect(sql`update privacy_events set body = ''`.execute(trx)).rejects.toThrow(
    /permission denied/,
  )
})

it('what a source sent of the person and became no lead goes too, with the delivery', async ({
  trx,
}) => {
  const [person, other] = [newPerson(), newPerson()]
  await enquire(trx, person)
  const keyOf = await personKeyer()
  const { rows } = await sql<{ id: string }>`with source as (
      insert into sources (public_id, kind, name) values (${crypto.randomUUID()}, 'generic', 'Zapier') returning id
    ), delivery as (insert into source_deliveries (source_id, way, payload, state, result)
      select id, 'push', 'sealed', 'read', 'enquiries' from source, generate_series(1, 2) returning id, source_id)
    insert into source_enquiries (delivery_id, source_id, position, result, reason, content, person)
    select id, source_id, 0, 'review', 'hidden', 'sealed',
      case row_number() over (order by id) when 1 then ${keyOf(person.phone)} else ${keyOf(other.phone)} end
    from delivery returning delivery_id::text as id`.execute(trx)
  await withdrawPerson(trx, { phone: person.phone }, { way: 'command' })
  const ids = rows.map(({ id }) => id)
  const left = await trx
    .selectFrom('source_enquiries')
    .select('person')
    .where('delivery_id', 'in', ids)
    .execute()
  expect(left).toEqual([{ person: keyOf(other.phone) }])
  const deliveries = trx.selectFrom('source_deliveries').select('payload').where('id', 'in', ids)
  const payloads = (await deliveries.execute()).map(({ payload }) => payload)
  expect(payloads.toSorted((one) => (one === null ? -1 : 1))).toEqual([null, 'sealed'])
})
