import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, test } from 'vitest'

import { fillNameKeys } from '#app/enquiries/names/fill-name-keys.server.ts'
import { countMatching } from '#app/leads/list/count-leads.server.ts'
import { findBeyond, findFirst, listSimilar } from '#app/leads/list/lead-list.server.ts'
import { leadParts } from '#app/leads/search/lead-batches.server.ts'
import { EVERYTHING, type Scope } from '#app/leads/search/lead-filter.server.ts'
import { findPage } from '#app/leads/search/find-leads.server.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { undoChangeSet } from '#app/leads/status/undo-change-set.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import type { Executor } from '#db/client.server.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { projectBySlug } from '#test/helpers/listed.ts'
import { addAgent, addNewLead, addViewer } from '#test/staff/staff-members.ts'

import { fillSearchWords } from './fill-search-words.server.ts'
import { searchWords } from './search-words.ts'
import { dayAfter } from './time-words.ts'
import { inWords } from './words-match.server.ts'

const DAY = 24 * 60
const goa = projectBySlug('lodha-goa')

async function namesOf(db: Executor, typed: string, scope: Scope = EVERYTHING): Promise<string[]> {
  const { leads } = await findFirst(db, { typed, scope })
  return leads.map(({ name }) => name)
}

/** One lead for each field; Asha Sharma has all of it. */
async function addLeads(db: Executor) {
  await sql`delete from leads`.execute(db)
  const note = await addNewLead(db, { name: 'Noted Person', email: '', minutes: 5 })
  await changeLead(
    db,
    { leadId: note, activities: [{ kind: 'note', text: 'Wants a villa, near Calangute.' }] },
    'system',
  )
  const asha = await addNewLead(db, {
    name: 'Asha Sharma',
    phone: '9812312345',
    email: 'asha.s@beach.example',
    message: 'Looking for a plot near the beach',
    city: 'Goa',
    minutes: 8 * DAY,
  })
  await addNewLead(db, {
    name: 'Vikram Sarma',
    email: '',
    message: 'Goa or Indore?',
    minutes: 3 * DAY,
  })
  const lodha = await addNewLead(db, { name: 'Dev Iyer', email: '', minutes: 60 })
  await sql`update leads set project_id = ${goa.id} where id = ${lodha}`.execute(db)
  await addNewLead(db, { name: 'Spam Goa', spamReason: 'phone', message: 'goa sharma beach' })
  await fillNameKeys(db)
  return { note, asha, lodha }
}

it('several words find a lead in any order, over all its fields', async ({ trx }) => {
  await addLeads(trx)
  for (const typed of [
    'sharma beach',
    'goa asha',
    'GOA plot Sharma',
    'beach.example plot',
    '98123 goa',
    'asha s beach',
    'that Sharma who wanted a plot in Goa',
  ])
    expect(await namesOf(trx, typed), typed).toEqual(['Asha Sharma'])
  expect(await namesOf(trx, 'villa calan')).toEqual(['Noted Person'])
  expect(await namesOf(trx, 'lodha')).toEqual(['Dev Iyer'])
  for (const typed of ['sharma noida', 'beach indore', 'b', '§'])
    expect(await namesOf(trx, typed), typed).toEqual([])
})

it('a name may be spelt as it sounds next to another word, and alone it stays a suggestion', async ({
  trx,
}) => {
  await addLeads(trx)
  expect(await namesOf(trx, 'sharma goa')).toEqual(['Vikram Sarma', 'Asha Sharma'])
  expect(await namesOf(trx, 'sharma')).toEqual(['Asha Sharma'])
  const similar = await listSimilar(trx, { typed: 'sharma', scope: EVERYTHING })
  expect(similar.map(({ name }) => name)).toEqual(['Vikram Sarma'])
})

it('names and phones come first, then the others, the newest first', async ({ trx }) => {
  await addLeads(trx)
  await addNewLead(trx, { name: 'Goa Rentals', minutes: 90 * DAY })
  await addNewLead(trx, { name: 'Priya', message: 'goa', minutes: 1 })
  expect(await namesOf(trx, 'goa')).toEqual([
    'Goa Rentals',
    'Priya',
    'Dev Iyer',
    'Vikram Sarma',
    'Asha Sharma',
  ])
})

it('days narrow a search, alone and within a filter', async ({ trx }) => {
  await addLeads(trx)
  const today = indianDay(new Date())
  const typed = `sharma goa ${spoken(dayAfter(today, -8))}`
  expect(await namesOf(trx, typed)).toEqual(['Asha Sharma'])
  expect(await namesOf(trx, spoken(dayAfter(today, -3)))).toEqual(['Vikram Sarma'])
  expect(await namesOf(trx, typed, { ...EVERYTHING, filter: { from: 'today' } })).toEqual([])
  expect(await namesOf(trx, 'goa', { ...EVERYTHING, filter: { city: 'Goa' } })).toEqual([
    'Asha Sharma',
  ])
})

/** `17 nov 2026` */
function spoken(day: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', options)
}

it('why a lead matched is said by field, with the words around the hits', async ({ trx }) => {
  await addLeads(trx)
  const typed = `plot sarma goa ${spoken(dayAfter(indianDay(new Date()), -8))}`
  const { leads } = await findBeyond(trx, { typed, scope: EVERYTHING })
  expect(leads.map(({ reasons }) => reasons)).toEqual([
    [
      { field: 'city', parts: ['', 'Goa', ''] },
      { field: 'message', parts: ['Looking for a ', 'plot', ' near the beach'] },
      { field: 'sound', parts: ['', 'Asha Sharma'] },
      { field: 'time', parts: ['', typed.split(' ').slice(3).join(' ').toLowerCase()] },
    ],
  ])
})

it('words follow what changes: a note, its undo, a new message', async ({ trx }) => {
  const { asha } = await addLeads(trx)
  const owner = { id: await addAgent(trx, 'noter', { role: 'owner' }), role: 'owner' } as const
  const by = { ...owner, leadScope: 'all' } as const
  const note = { leadId: asha, activities: [{ kind: 'note', text: 'Budget 2 crore' }] } as const
  const changed = await changeLead(trx, note, by)
  expect(await namesOf(trx, 'budget crore')).toEqual(['Asha Sharma'])
  await undoChangeSet(trx, changed.kind === 'changed' ? changed.changeSetId : '', by)
  expect(await namesOf(trx, 'budget crore')).toEqual([])
  await sql`update leads set message = 'A farmhouse' where id = ${asha}`.execute(trx)
  expect(await namesOf(trx, 'farmhouse')).toEqual(['Asha Sharma'])
  expect(await namesOf(trx, 'plot')).toEqual([])
  await sql`delete from leads where id = ${asha}`.execute(trx)
  expect(await namesOf(trx, 'farmhouse')).toEqual([])
})

it('an agent of their own leads finds no other, and counts none', async ({ trx }) => {
  const { asha } = await addLeads(trx)
  const viewer = await addViewer(trx, 'own', 'own')
  await sql`update leads set owner_id = ${viewer.id} where id = ${asha}`.execute(trx)
  const scope = { viewer, filter: {} }
  expect(await namesOf(trx, 'goa', scope)).toEqual(['Asha Sharma'])
  expect(await countMatching(trx, { typed: 'goa', scope })).toEqual({ count: 1 })
})

test('filling in older leads is no update of theirs', async () => {
  const pool = new Pool({ connectionString: ofWorker('databaseOwnerUrl'), max: 1 })
  const owner = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const trx = await owner.startTransaction().execute()
  try {
    await addLeads(trx)
    await sql`alter table leads disable trigger user`.execute(trx)
    await sql`update leads set search_words = null, changed_in = null`.execute(trx)
    await sql`alter table leads enable trigger user`.execute(trx)
    expect(await namesOf(trx, 'villa calan')).toEqual([])
    expect(await fillSearchWords(trx, 4)).toBe(4)
    expect([await fillSearchWords(trx), await fillSearchWords(trx)]).toEqual([1, 0])
    expect(await namesOf(trx, 'villa calan')).toEqual(['Noted Person'])
    const changed = trx.selectFrom('leads').select('id').where('changed_in', 'is not', null)
    expect(await changed.execute()).toEqual([])
  } finally {
    await trx.rollback().execute()
    await owner.destroy()
  }
})

const LOOKS = {
  'looking through': { first: 500, longest: 500 },
  'by the index': { first: 3, longest: 3 },
}

test.each(Object.entries(LOOKS))(
  '%s, each match of a long list is on one page, and in the export once',
  (_, looks) =>
    inTransaction(async (trx) => {
      await sql`delete from leads`.execute(trx)
      await sql`insert into leads (name, phone, email, message, idempotency_key, body_hash, created_at)
        select case when n % 10 = 0 then 'Goa ' || n else 'Person ' || n end, '9' || lpad(n::text, 9, '0'), '',
          case when n % 4 = 0 then 'near Goa' else 'Price?' end, gen_random_uuid()::text, 'x',
          now() - (n - n % 8) * interval '1 day'
        from generate_series(1, 240) n`.execute(trx)
      const beyond = inWords({ typed: 'goa', scope: EVERYTHING })
      if (!beyond) throw new Error('goa is a word')
      const found: string[] = []
      let part = await findPage(trx, { ...beyond, size: 7 }, looks)
      found.push(...part.rows.map(({ name }) => name))
      while (part.next) {
        part = await findPage(trx, { ...beyond, size: 7, before: part.next }, looks)
        found.push(...part.rows.map(({ name }) => name))
      }
      const all = await trx
        .selectFrom('leads')
        .select(['name', 'message'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      const others = all.filter(
        ({ name, message }) => !name.includes('Goa') && message.includes('Goa'),
      )
      expect(found).toEqual(others.map(({ name }) => name))
      const named = all.filter(({ name }) => name.includes('Goa'))
      const exported: string[] = []
      for await (const rows of leadParts(trx, { scope: EVERYTHING, typed: 'goa' }))
        exported.push(...rows.map(({ name }) => name))
      expect(exported).toEqual([...named, ...others].map(({ name }) => name))
      const count = exported.length
      expect(await countMatching(trx, { typed: 'goa', scope: EVERYTHING })).toEqual({ count })
      const limited = await countMatching(trx, { typed: 'goa', scope: EVERYTHING }, count - 1)
      expect(limited).toMatchObject({ isAbout: true })
    }),
)

it('the database splits texts into the words that the search compares', async ({ trx }) => {
  const texts = [
    'Meera.Rao+x@Gmail.com',
    'D’Souza’s plot; ₹1.50 CR (2/3 BHK)',
    'शर्मा जी। गोवा में',
    'Ég Ö ½ «x»',
    '_a-b—c…d',
    '  ',
    'नोएडा\tNH-24\u200b',
    '日本、東京',
    `${'long'.repeat(20)} ${'ж'.repeat(50)}`,
  ]
  for (const text of texts) {
    const { rows } = await sql<{ words: string[] }>`select words_in(${text}) as words`.execute(trx)
    expect(rows[0]?.words.toSorted(), text).toEqual([...new Set(searchWords(text))].toSorted())
  }
})

it('what a person looks for finds their lead, until it is something else', async ({ trx: db }) => {
  await addLeads(db)
  const id = await addNewLead(db, { name: 'Seeking Person', email: '', message: 'Call me' })
  const set = (places: string[]) =>
    sql`insert into requirements (lead_id, places, bedrooms, purpose)
      values (${id}, ${places}::text[], '{3}', 'own-use')
      on conflict (lead_id) do update set places = excluded.places`.execute(db)
  await set(['Yamuna Expressway'])
  expect(await namesOf(db, 'yamuna 3 bhk')).toEqual(['Seeking Person'])
  const { leads } = await findFirst(db, { typed: 'yamuna own use', scope: EVERYTHING })
  const [reason] = leads[0] && 'reasons' in leads[0] ? (leads[0].reasons ?? []) : []
  expect(reason).toMatchObject({ field: 'requirement' })
  expect(reason?.parts).toContain('Yamuna')
  await set(['Indore'])
  expect(await namesOf(db, 'yamuna 3 bhk')).toEqual([])
  await sql`delete from requirements where lead_id = ${id}`.execute(db)
  expect(await namesOf(db, '3 bhk indore')).toEqual([])
})
