import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, inject, test } from 'vitest'

import type { Database } from '#app/db-schema.ts'
import type { Executor } from '#app/db.server.ts'
import { recordEnquiry } from '#app/leads/capture/capture.server.ts'
import { readLeadList } from '#app/leads/desk/lead-list.server.ts'
import { mergePeople, splitPerson } from '#app/leads/people/change-person.server.ts'
import { changeLead } from '#app/leads/work/change-lead.server.ts'
import { inTransaction } from '#test/database.ts'
import { addAgent } from '#test/staff/desk-people.ts'

import { readChain } from './chain.server.ts'
import { eraseDue, erasePerson } from './erase.server.ts'
import { findLink } from './find-withdrawal.server.ts'
import { personKeyer } from './person-key.server.ts'
import { exportPerson, printRecord } from './person-file.server.ts'
import { recordFault } from './record-file.ts'
import { closeUntouched } from './retention.server.ts'
import { openSealed } from './seal.server.ts'
import { withdrawAgain } from './withdraw-again.server.ts'
import { withdrawByLink, withdrawPerson } from './withdraw.server.ts'

let serial = 0

/** Somebody with a phone, name and mail that no other row of the database holds. */
function newPerson() {
  serial += 1
  const mark = `${process.pid}${serial}`.padStart(8, '0').slice(-8)
  return { phone: `97${mark}`, name: `Vimala Zq${mark}`, email: `zq${mark}@withdraw.test` }
}
type Person = ReturnType<typeof newPerson>

async function enquire(
  db: Executor,
  { phone, name, email }: Person,
): Promise<{ id: string; token: string }> {
  const { consentToken = '' } = await recordEnquiry(db, {
    enquiry: { name, phone, email, message: `${name} asks for a visit`, country: 'IN' },
    key: crypto.randomUUID(),
    location: 'N/A',
    page: '/lodha-goa',
    campaign: {},
    visit: { project: 'lodha-goa', startsAt: new Date(Date.now() + 3 * 86_400_000) },
    address: '203.0.113.7',
  })
  const { id } = await db
    .selectFrom('leads')
    .select('id')
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { id, token: consentToken }
}

/** The tables and columns in which any of some texts stands, of all that can hold a text. */
async function whereIn(db: Executor, texts: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public'
      and (data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea', 'ARRAY'))`.execute(
    db,
  )
  const found = await Promise.all(
    columns.map(async ({ table, column }) => {
      const { rows } = await sql`select from ${sql.table(table)}
        where exists (select from unnest(${texts}::text[]) as word
          where position(lower(word) in lower(${sql.ref(column)}::text)) > 0) limit 1`.execute(db)
      return rows.length > 0 ? [`${table}.${column}`] : []
    }),
  )
  return found.flat()
}

const secretsOf = ({ phone, name, email }: Person) => [phone, name, email]

/** Two phones of one person, with notes, a call and a visit, and somebody who was once taken for them. */
async function busyPerson(trx: Executor) {
  const owner = {
    id: await addAgent(trx, `owner-${crypto.randomUUID()}`, { role: 'owner' }),
    role: 'owner' as const,
    sees: 'all' as const,
  }
  const [person, second, other] = [newPerson(), newPerson(), newPerson()]
  const first = await enquire(trx, person)
  const again = await enquire(trx, second)
  const stranger = await enquire(trx, other)
  await mergePeople(trx, { leadId: stranger.id, otherId: first.id }, owner)
  await splitPerson(trx, { leadId: stranger.id, otherId: first.id }, owner)
  await mergePeople(trx, { leadId: first.id, otherId: again.id }, owner)
  await changeLead(
    trx,
    { leadId: first.id, words: [{ kind: 'note', text: `${person.name} is away` }] },
    owner,
  )
  await changeLead(trx, { leadId: first.id, words: [{ kind: 'call', text: 'began' }] }, owner)
  return { owner, person, second, other, first, stranger }
}

test.each([
  ['the link', (trx: Executor, { first }: Busy) => withdrawByLink(trx, first.token)],
  [
    'the desk',
    (trx: Executor, { first }: Busy) => withdrawPerson(trx, { leadId: first.id }, { way: 'desk' }),
  ],
  [
    'a command',
    (trx: Executor, { person }: Busy) =>
      withdrawPerson(trx, { phone: person.phone }, { way: 'command' }),
  ],
])(
  'once withdrawn by %s nothing of the person stands in any table, and others stay',
  (_way, withdraw) =>
    inTransaction(async (trx) => {
      const busy = await busyPerson(trx)
      const { person, second, other } = busy
      const secrets = [...secretsOf(person), ...secretsOf(second)]
      expect(await whereIn(trx, secrets)).toEqual(
        expect.arrayContaining(['leads.phone', 'lead_changes.became', 'person_merges.phone']),
      )
      expect(await withdraw(trx, busy)).toMatchObject({ leads: 2 })
      expect(await whereIn(trx, secrets)).toEqual([])
      expect(await whereIn(trx, secretsOf(other))).toContain('leads.phone')
    }),
)
type Busy = Awaited<ReturnType<typeof busyPerson>>

test('open desks are told at once that the leads are gone, and the link says what came of it', () =>
  inTransaction(async (trx) => {
    const person = newPerson()
    const { id, token } = await enquire(trx, person)
    const scope = { viewer: { id: 'x', role: 'owner' as const, sees: 'all' as const }, filter: {} }
    const { mark } = await readLeadList(trx, { scope })
    expect(await findLink(trx, token)).toMatchObject({ kind: 'open' })
    await withdrawByLink(trx, token)
    const news = await readLeadList(trx, { scope, since: mark })
    expect(news.gone).toContain(id)
    expect(news.leads.map((lead) => lead.id)).not.toContain(id)
    expect(await findLink(trx, token)).toMatchObject({ kind: 'withdrawn', isErased: false })
    expect(await withdrawByLink(trx, token)).toBeUndefined()
    expect(await findLink(trx, 'A'.repeat(22))).toBeUndefined()
  }))

test('what is sealed opens with the key alone, is exported with it, and is gone on the day', () =>
  inTransaction(async (trx) => {
    const person = newPerson()
    await enquire(trx, person)
    await withdrawPerson(trx, { phone: person.phone }, { way: 'command', days: 2 })
    const { sealed } = await trx
      .selectFrom('sealed_people')
      .select('sealed')
      .orderBy('withdrawal_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(sealed).toMatch(/^-----BEGIN AGE ENCRYPTED FILE-----/)
    const opened = await openSealed(sealed)
    for (const secret of secretsOf(person)) expect(opened).toContain(secret)
    await expect(openSealed(sealed, 'package.json')).rejects.toThrow(/no key of age/)
    expect((await exportPerson(trx, person.phone)).text).toContain(person.email)
    expect(await eraseDue(trx)).toBe(0)
    await sql`update withdrawals set erase_at = now() - interval '1 second' where erased_at is null`.execute(
      trx,
    )
    expect(await eraseDue(trx)).toBeGreaterThan(0)
    expect(await trx.selectFrom('sealed_people').selectAll().execute()).toEqual([])
    await expect(exportPerson(trx, person.phone)).rejects.toThrow(/Nothing is held/)
  }))

test('with 0 days nothing is sealed, and an erasure takes what is sealed as well', () =>
  inTransaction(async (trx) => {
    const [person, other] = [newPerson(), newPerson()]
    await enquire(trx, person)
    await withdrawPerson(trx, { phone: person.phone }, { way: 'command', days: 0 })
    expect(await trx.selectFrom('sealed_people').selectAll().execute()).toEqual([])
    await enquire(trx, other)
    await withdrawPerson(trx, { phone: other.phone }, { way: 'command' })
    await enquire(trx, other)
    expect(await erasePerson(trx, other.phone)).toEqual({ leads: 1, sealed: 1 })
    expect(await whereIn(trx, secretsOf(other))).toEqual([])
  }))

/** In a transaction of the role that owns the tables, which is never durable. */
async function asOwner(work: (trx: Executor) => Promise<void>): Promise<void> {
  const pool = new Pool({ connectionString: inject('databaseOwnerUrl'), max: 1 })
  const owner = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const undone = new Error('undone')
  const done = owner.transaction().execute(async (trx) => {
    await work(trx)
    throw undone
  })
  await expect(done).rejects.toBe(undone)
  await owner.destroy()
}

test('the printed record verifies, and an altered row of the database or the file is found', () =>
  asOwner(async (trx) => {
    const { person, first } = await busyPerson(trx)
    await withdrawByLink(trx, first.token)
    const file = await printRecord(trx, person.phone)
    const kinds = [...file.matchAll(/\\"kind\\":\\"(\w+)\\"/g)].map(([, kind]) => kind)
    expect(kinds).toEqual(['given', 'contacted', 'withdrawn', 'sealed'])
    expect(recordFault(file)).toBeUndefined()
    for (const secret of secretsOf(person)) expect(file).not.toContain(secret)
    expect(recordFault(file.replace('/lodha-goa', '/ska-estate'))).toBe('Link 1 was altered.')
    expect(recordFault(file.replace('Privacy notice', 'Another notice'))).toBe(
      'Notice 1 was altered.',
    )
    expect(recordFault(file.split('\n').slice(0, -2).join('\n'))).toBe(
      'Links at the end are missing.',
    )
    const keyOf = await personKeyer()
    await sql`alter table privacy_events disable trigger privacy_events_stay`.execute(trx)
    await sql`update privacy_events set body = replace(body, 'lodha-goa', 'ska-estate')
      where person = ${keyOf(person.phone)} and place = 1`.execute(trx)
    expect((await readChain(trx, keyOf(person.phone))).fault).toBe('Link 1 was altered.')
    await sql`update privacy_events set hash = encode(sha256(convert_to(previous || body, 'UTF8')), 'hex')
      where person = ${keyOf(person.phone)} and place = 1`.execute(trx)
    expect((await readChain(trx, keyOf(person.phone))).fault).toMatch(/Link 2 does not follow/)
    await expect(printRecord(trx, person.phone)).rejects.toThrow(/does not hold/)
  }))

test('a chain takes no other row than a new one', () =>
  inTransaction(async (trx) => {
    const person = newPerson()
    await enquire(trx, person)
    await printRecord(trx, person.phone)
    await expect(sql`update privacy_events set body = ''`.execute(trx)).rejects.toThrow(
      /permission denied/,
    )
  }))

test('after a restore whoever withdrew is closed again, and what came later stays', () =>
  inTransaction(async (trx) => {
    const person = newPerson()
    const keyOf = await personKeyer()
    const { id } = await enquire(trx, person)
    await sql`update leads set created_at = now() - interval '2 days' where id = ${id}`.execute(trx)
    await enquire(trx, person)
    const at = new Date(Date.now() - 86_400_000).toISOString()
    const eraseAt = new Date(Date.now() + 86_400_000).toISOString()
    const line = {
      kind: 'withdrawn',
      people: [keyOf(person.phone)],
      at,
      eraseAt,
      tokens: [],
    } as const
    const lines = [{ ...line, people: [...line.people], tokens: [] }]
    expect(await withdrawAgain(trx, lines)).toEqual({ leads: 1, erased: 0 })
    expect(await withdrawAgain(trx, lines)).toEqual({ leads: 0, erased: 0 })
    const left = await trx
      .selectFrom('leads')
      .select('id')
      .where('phone', '=', person.phone)
      .execute()
    expect(left).toHaveLength(1)
    const by = new Date().toISOString()
    const erased = [{ kind: 'erased' as const, people: [keyOf(person.phone)], at: by }]
    expect(await withdrawAgain(trx, erased)).toEqual({ leads: 0, erased: 1 })
  }))

test('an enquiry that is somebody else’s with the phone stays, and the link of a suspect one closes it alone', () =>
  inTransaction(async (trx) => {
    const { owner } = await busyPerson(trx)
    const person = newPerson()
    const [first, apart, suspect] = [
      await enquire(trx, person),
      await enquire(trx, person),
      await enquire(trx, person),
    ]
    await splitPerson(trx, { leadId: first.id, otherId: apart.id }, owner)
    await sql`update leads set suspect = 'phone' where id = ${suspect.id}`.execute(trx)
    const ids = async () =>
      (
        await trx
          .selectFrom('leads')
          .select('id')
          .where('phone', '=', person.phone)
          .orderBy('id')
          .execute()
      ).map(({ id }) => id)
    await withdrawByLink(trx, suspect.token)
    expect(await ids()).toEqual([first.id, apart.id])
    await withdrawByLink(trx, first.token)
    expect(await ids()).toEqual([apart.id])
    await withdrawByLink(trx, apart.token)
    expect(await ids()).toEqual([])
  }))

test('people of whom nobody heard for so long are closed, those in touch or promised something are not', () =>
  inTransaction(async (trx) => {
    await sql`delete from leads`.execute(trx)
    const people = [newPerson(), newPerson(), newPerson(), newPerson()]
    const [quiet, back, touched, promised] = people
    if (!quiet || !back || !touched || !promised) throw new Error('four')
    const leads = await Promise.all(people.map((person) => enquire(trx, person)))
    await sql`update leads set created_at = now() - interval '1000 days'`.execute(trx)
    await enquire(trx, back)
    const owner = {
      id: await addAgent(trx, `owner-${crypto.randomUUID()}`, { role: 'owner' }),
      role: 'owner' as const,
      sees: 'all' as const,
    }
    await changeLead(
      trx,
      { leadId: leads[2]?.id ?? '', words: [{ kind: 'note', text: 'Called back' }] },
      owner,
    )
    await sql`update leads set follow_up_at = now() + interval '1 day' where phone = ${promised.phone}`.execute(
      trx,
    )
    expect(await closeUntouched(trx, 365)).toBe(1)
    const left = await trx.selectFrom('leads').select('phone').distinct().execute()
    expect(left.map(({ phone }) => phone).toSorted()).toEqual(
      [back, touched, promised].map(({ phone }) => phone).toSorted(),
    )
  }))
