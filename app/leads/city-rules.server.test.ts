import { sql } from 'kysely'
import fc from 'fast-check'
import { expect } from 'vitest'

import { assignLeads } from '#app/assignment/assign-leads.server.ts'
import { addRule } from '#app/assignment/rules/save-rule.server.ts'
import { fillLeadInterests } from '#app/enquiries/fill-lead-interests.server.ts'
import { leadInterest, cityOfProject } from '#app/enquiries/lead-interest.ts'
import { recordEnquiry } from '#app/enquiries/submit/record-enquiry.server.ts'
import { listPossibleDuplicates } from '#app/leads/duplicates/find-duplicates.server.ts'
import { wallClock } from '#app/leads/reports/contact-clock.ts'
import { findReport } from '#app/leads/reports/find-report.server.ts'
import { refreshReport } from '#app/leads/reports/refresh-report.server.ts'
import { EVERYTHING, within } from '#app/leads/search/lead-filter.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import {
  cities,
  knownProjects,
  projects,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { capture, wide } from '#test/helpers/enquiry-captures.ts'
import { addAgent, clearLeadsAndStaff } from '#test/staff/staff-members.ts'

const names = cities().map(({ name }) => name)

async function enquire(
  trx: Executor,
  { slug, name }: { slug: string; name: string },
  page: string,
) {
  const sent = capture({ page: page.replace('*', slug), location: name })
  await recordEnquiry(trx, sent, wide)
  const { id } = await trx
    .selectFrom('leads')
    .select('id')
    .where('phone', '=', sent.enquiry.phone)
    .executeTakeFirstOrThrow()
  return id
}

async function idsIn(trx: Executor, city: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('leads')
    .select('id')
    .where(within({ ...EVERYTHING, filter: { city } }))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function countsIn(trx: Executor): Promise<Record<string, number>> {
  const today = indianDay(new Date())
  await refreshReport(trx, wallClock)
  const as = { viewer: EVERYTHING.viewer, promised: 5 }
  const { by } = await findReport(trx, { from: today, to: today }, as)
  return Object.fromEntries(by.city.map(({ key, count }) => [key, count]))
}

it('the agent of a city’s rule gets its enquiries; filter and report agree', async ({ trx }) => {
  await clearLeadsAndStaff(trx)
  await trx.deleteFrom('assignment_rules').where('is_fallback', '=', false).execute()
  for (const city of names) {
    await addAgent(trx, `of ${city}`, { cap: 1000 })
    const conditions = [{ kind: 'city' as const, isNot: false, values: [city] }]
    await addRule(trx, { conditions, isForAll: false, people: [`of ${city}`] }, `of ${city}`)
  }
  const sent = new Map<string, string[]>(names.map((city) => [city, []]))
  for (const project of projects())
    for (const page of ['/*', '/visit/*', '/*/shops'])
      sent.get(cityOfProject(project, names))?.push(await enquire(trx, project, page))
  while ((await assignLeads(trx)).kind === 'done' && (await countOpen(trx)) > 0);
  for (const [city, ids] of sent) {
    const rows = await trx.selectFrom('leads').select(['id', 'owner_id']).execute()
    const owned = rows.filter(({ owner_id }) => owner_id === `of ${city}`).map(({ id }) => id)
    expect({ city, owned: owned.toSorted() }).toEqual({ city, owned: ids.toSorted() })
    expect({ city, found: (await idsIn(trx, city)).toSorted() }).toEqual({
      city,
      found: ids.toSorted(),
    })
  }
  const counts = [...sent].map(([city, { length }]) => [city, length])
  expect(await countsIn(trx)).toEqual(Object.fromEntries(counts.filter(([, count]) => count)))
})

async function countOpen(trx: Executor): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from leads where owner_id is null`.execute(trx)
  return rows[0]?.open ?? 0
}

it('old leads get a project and a city by page, place or visit, and counts follow', async ({
  trx,
}) => {
  await trx.deleteFrom('leads').execute()
  const source = fc.record({
    project: fc.constantFrom(...projects()),
    page: fc.constantFrom('/*', '/visit/*', '/*/shops', '/connect', '', '/city/goa'),
    isNamed: fc.boolean(),
  })
  const drawn = fc.sample(source, 60).map(({ project, page, isNamed }) => ({
    page: page.replace('*', project.slug),
    location: isNamed ? project.name : 'N/A',
  }))
  for (const { page, location } of drawn)
    await sql`insert into leads (name, phone, email, message, page, location, idempotency_key, body_hash)
      values ('Asha Rao', '9100000000', 'a@example.com', '', ${page}, ${location},
        gen_random_uuid()::text, '')`.execute(trx)
  expect(Object.keys(await countsIn(trx))).toContain('N/A')
  while ((await fillLeadInterests(trx, 25)) > 0);
  const rows = await trx
    .selectFrom('leads')
    .select(['project_id as projectId', 'city'])
    .orderBy('id')
    .execute()
  const about = drawn.map((each) => leadInterest(each, knownProjects))
  expect(rows).toEqual(about)
  const counts = Object.groupBy(about, ({ city }) => city)
  const expected = Object.entries(counts).map(([city, all]) => [city, all?.length])
  expect(await countsIn(trx)).toEqual(Object.fromEntries(expected))
})

it('a similar-sounding name is suggested across two projects of one city', async ({ trx }) => {
  await trx.deleteFrom('leads').execute()
  const [one, other] = projects().filter((project) => cityOfProject(project, names) === 'Noida')
  if (!one || !other) throw new Error('no two projects')
  const ids = [await enquire(trx, one, '/*'), await enquire(trx, other, '/*')]
  await sql`update leads set email = id || '@example.com'`.execute(trx)
  const lead = await trx
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', ids[0] ?? '')
    .executeTakeFirstOrThrow()
  const given = { phones: [lead.phone], viewer: EVERYTHING.viewer }
  const found = await listPossibleDuplicates(trx, lead, given)
  expect(found.map(({ id }) => id)).toEqual([ids[1]])
})
