import { readFileSync } from 'node:fs'

import { sql } from 'kysely'
import { expect } from 'vitest'

import { withdrawPerson } from '#app/privacy/withdrawal/withdraw.server.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addNewLead, addViewer } from '#test/staff/staff-members.ts'

import {
  countAskers,
  countMailable,
  countWaiting,
  listAskers,
  mailAnswer,
  markAnswered,
} from './people-who-asked.server.ts'

const about = { projectId: 7, question: 'rera' } as const

type Options = Parameters<typeof addNewLead>[1] & { questions?: string[]; projectId?: number }

async function addAsker(db: Executor, { questions = ['rera'], projectId = 7, ...lead }: Options) {
  const id = await addNewLead(db, lead)
  await sql`update leads set questions = ${questions}::text[], project_id = ${projectId}
    where id = ${id}`.execute(db)
  return id
}

async function mailed(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select lead_id as id from outbox
    where kind = 'answer' and question = 'rera' order by lead_id`.execute(db)
  return rows.map(({ id }) => id)
}

it('the migration reads the questions of earlier enquiries from their messages', async ({
  trx: db,
}) => {
  const migration = readFileSync('db/migrations/0070-asked-questions.sql', 'utf8')
  const [fill = ''] = /^update leads [^;]+;/m.exec(migration) ?? []
  const message =
    'Asked for: Plot layout, Price list, Floor plans, Site visit.\n\nSoon? Price list.'
  const asked = await addNewLead(db, { message })
  const other = await addNewLead(db, { message: 'I asked for: Price list.' })
  await sql.raw(fill).execute(db)
  const rows = await db
    .selectFrom('leads')
    .select('questions')
    .where('id', 'in', [asked, other])
    .orderBy('id')
    .execute()
  expect(rows.map(({ questions }) => questions)).toEqual([['plans', 'price'], []])
})

it('one email goes to each address, once, and the history has it', async ({ trx: db }) => {
  await sql`delete from leads`.execute(db)
  const by = await addViewer(db, '4101')
  const first = await addAsker(db, { email: 'Asha@one.test', phone: '9812300001' })
  const again = await addAsker(db, { email: 'asha@one.test', phone: '9812300001' })
  const other = await addAsker(db, { email: 'bina@two.test', phone: '9812300002' })
  await addAsker(db, { email: 'c@three.test', questions: ['price'] })
  await addAsker(db, { email: 'd@four.test', projectId: 8 })
  await addAsker(db, { email: 'e@five.test', spamReason: 'signs' })
  const unmailed = await addAsker(db, { email: '', phone: '9812300003' })
  const listed = await listAskers(db, about, by)
  expect(listed.map(({ leadId }) => leadId)).toEqual([unmailed, other, again])
  expect(await countMailable(db, about, by)).toBe(2)
  expect(await mailAnswer(db, about, by)).toBe(2)
  expect(await mailed(db)).toEqual([again, other])
  expect(await mailAnswer(db, about, by)).toBe(0)
  expect(await mailed(db)).toHaveLength(2)
  expect((await listAskers(db, about, by)).map(({ leadId }) => leadId)).toEqual([unmailed])
  const { rows } = await sql<{ lead_id: string; kind: string }>`
    select lead_id, kind from lead_changes order by lead_id`.execute(db)
  expect(rows).toEqual([
    { lead_id: again, kind: 'mail' },
    { lead_id: other, kind: 'mail' },
  ])
  expect(first).not.toBe(again)
})

it('an agent sees and answers only the people of their own leads', async ({ trx: db }) => {
  await sql`delete from leads`.execute(db)
  const own = await addViewer(db, '4102', 'own')
  const mine = await addAsker(db, { ownerId: own.id, email: 'm@mine.test' })
  await addAsker(db, { email: 'n@theirs.test' })
  expect((await listAskers(db, about, own)).map(({ leadId }) => leadId)).toEqual([mine])
  expect(await countAskers(db, 7, own)).toEqual([{ question: 'rera', people: 1 }])
  expect(await countWaiting(db, own)).toEqual([{ projectId: 7, people: 1 }])
  expect(await mailAnswer(db, about, own)).toBe(1)
  expect(await mailed(db)).toEqual([mine])
})

it('many addresses of one mailbox get one email', async ({ trx: db }) => {
  await sql`delete from leads`.execute(db)
  const by = await addViewer(db, '4105')
  for (const email of ['vi.ctim+1@gmail.com', 'victim+2@gmail.com', 'VICTIM@googlemail.com'])
    await addAsker(db, { email })
  expect(await countMailable(db, about, by)).toBe(1)
  expect(await mailAnswer(db, about, by)).toBe(1)
  expect(await listAskers(db, about, by)).toEqual([])
})

it('“Answered” compares no lead that the agent may not see', async ({ trx: db }) => {
  await sql`delete from leads`.execute(db)
  const own = await addViewer(db, '4106', 'own')
  const mine = await addAsker(db, { ownerId: own.id, phone: '9812300006' })
  const theirs = await addAsker(db, { phone: '9812300006' })
  await markAnswered(db, { ...about, leadId: theirs }, own)
  expect((await listAskers(db, about, own)).map(({ leadId }) => leadId)).toEqual([mine])
})

it('“Answered” covers every enquiry of the phone, and says so once', async ({ trx: db }) => {
  await sql`delete from leads`.execute(db)
  const by = await addViewer(db, '4103')
  await addAsker(db, { phone: '9812300005' })
  const latest = await addAsker(db, { phone: '9812300005', questions: ['price', 'rera'] })
  await markAnswered(db, { ...about, leadId: latest }, by)
  await markAnswered(db, { ...about, leadId: latest }, by)
  await markAnswered(db, { ...about, leadId: 'none' }, by)
  expect(await listAskers(db, about, by)).toEqual([])
  expect(await countAskers(db, 7, by)).toEqual([{ question: 'price', people: 1 }])
  const { rows } = await sql`select from lead_changes`.execute(db)
  expect(rows).toHaveLength(1)
})

it('a person who withdrew gets no answer that was waiting', async ({ trx: db }) => {
  await sql`delete from leads`.execute(db)
  const by = await addViewer(db, '4104')
  const gone = await addAsker(db, { email: 'g@gone.test', phone: '9812300006' })
  await mailAnswer(db, about, by)
  expect(await mailed(db)).toEqual([gone])
  await withdrawPerson(db, { leadId: gone }, { way: 'desk' })
  expect(await mailed(db)).toEqual([])
  expect(await mailAnswer(db, about, by)).toBe(0)
})
