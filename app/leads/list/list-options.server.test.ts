import { sql, type RawBuilder } from 'kysely'
import { expect } from 'vitest'

import { EVERYTHING, within } from '#app/leads/search/lead-filter.server.ts'
import type { LeadFilter } from '#app/leads/search/lead-filter.ts'
import { deleteSource } from '#app/sources/store/change-source.server.ts'
import { leadSourceTexts as texts } from '#app/strings/en/sources/lead-sources.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

import { readLeadList } from './lead-list.server.ts'
import { listCampaigns, listSources } from './list-options.server.ts'

async function addCampaign(trx: Executor, name: string, at: string, spam: string | null = null) {
  const id = await addNewLead(trx, {})
  const campaign = JSON.stringify({ last: { utm_campaign: name } })
  await sql`update leads set campaign = ${campaign}::jsonb, created_at = ${at}, spam_reason = ${spam}
    where id = ${id}`.execute(trx)
}

it('lists each campaign once, as its newest lead writes it, and none of spam', async ({ trx }) => {
  await sql`delete from leads`.execute(trx)
  await addNewLead(trx, {})
  expect(await listCampaigns(trx)).toEqual([])
  await addCampaign(trx, 'plots', '2026-03-01')
  await addCampaign(trx, 'Plots', '2026-03-02')
  await addCampaign(trx, 'उत्सव', '2026-03-01')
  await addCampaign(trx, 'casino', '2026-03-01', 'signs')
  expect(await listCampaigns(trx)).toEqual([
    { value: 'plots', name: 'Plots' },
    { value: 'उत्सव', name: 'उत्सव' },
  ])
})

it('a source is one line under its present name, also once it is deleted', async ({ trx }) => {
  await sql`delete from leads`.execute(trx)
  const { id } = await trx
    .insertInto('sources')
    .values({ public_id: 'list-options', kind: 'exotel', name: 'Office line' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const touch = { source: id, utm_source: 'Exotel' }
  const lead = await addNewLead(trx, {})
  await sql`update leads set campaign = ${JSON.stringify({ first: touch, last: touch })}::jsonb
    where id = ${lead}`.execute(trx)
  const imitation = await addNewLead(trx, {})
  await sql`update leads set campaign = jsonb_build_object('last', jsonb_build_object('utm_source', ${`#${id}`}::text))
    where id = ${imitation}`.execute(trx)
  const own = { value: `#${id}`, name: 'Office line' }
  expect(await listSources(trx)).toEqual([own, { value: id, name: id }])
  const { leads } = await readLeadList(trx, {
    scope: { ...EVERYTHING, filter: { source: `#${id}` } },
  })
  expect(leads.map((one) => [one.id, one.campaign])).toEqual([[lead, 'Office line']])
  await deleteSource(trx, id, { id: await addAgent(trx, 'list-options', { role: 'owner' }) })
  expect(await listSources(trx)).toContainEqual({ ...own, name: texts.deleted('Office line') })
})

it('an index holds the leads of each of these filters, newest first', async ({ trx }) => {
  // Of a few leads any index is as good.
  await sql`insert into leads (name, phone, email, message, idempotency_key, body_hash)
    select 'Asha Rao', '9876543210', '', '', 'list-options-' || n, 'x' from generate_series(1, 2000) n`.execute(
    trx,
  )
  await sql`analyze leads`.execute(trx)
  for (const way of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'])
    await sql`set local ${sql.ref(`enable_${way}`)} = off`.execute(trx)
  for (const [name, index] of [
    ['campaign', 'leads_campaign'],
    ['source', 'leads_source'],
  ] as const) {
    const filter: LeadFilter = { [name]: 'no-one-sends-it' }
    const plan = await planOf(trx, within({ ...EVERYTHING, filter }))
    expect(plan).toContain(`using ${index} on leads`)
    expect(plan).toContain('Index Cond')
    expect(plan).not.toContain('Sort')
  }
})

async function planOf(trx: Executor, where: RawBuilder<boolean>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) select id from leads
    where spam_reason is null and ${where} order by created_at desc, id desc limit 100`.execute(trx)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
