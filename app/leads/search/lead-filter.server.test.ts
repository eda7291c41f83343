import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { readLeadList } from '#app/leads/list/lead-list.server.ts'
import { knownProjects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { db, type Executor } from '#db/client.server.ts'
import { whileMoved } from '#test/catalogue/moved-project.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'
import { campaigns } from '#test/helpers/database/campaigns.ts'
import { addWanted, wantedFilters, wanteds } from '#test/helpers/database/wanted-leads.ts'
import { earlierTransactionsEnd } from '#test/helpers/database/earlier-transactions.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

import { filterNames, type LeadFilter } from './lead-filter.ts'
import { within } from './lead-filter.server.ts'

const VIEWER = { id: 'filter-me', role: 'agent', leadScope: 'all' } as const
const OTHER = 'filter-other'

const statuses = ['new', 'contacted', 'site-visit', 'negotiation', 'won', 'lost']
const owners = [null, VIEWER.id, OTHER, OTHER]
const pages = [
  ['/godrej-reverine', 'godrej-reverine'],
  ['/visit/godrej-reverine', 'godrej-reverine'],
  ['/godrej', ''],
  ['/bhutani-city-center/wellness', 'bhutani-city-center'],
  ['/connect', ''],
  ['', ''],
  ['/', ''],
] as const
const cities = ['Noida', 'Ghaziabad', 'Goa', '', 'Yamuna Expressway', 'नोएडा']
/** Around midnight in India, which is 18:30 UTC. */
const moments = [
  '2026-01-31T18:29:59.999Z',
  '2026-01-31T18:30:00.000Z',
  '2026-02-01T18:29:59.999Z',
  '2026-02-01T18:30:00.000Z',
  '2026-02-28T18:29:59.999Z',
]

const today = dayInIndia(new Date().toISOString())
/** Of today in India. */
const lastMinute = `${today}T18:29:00.000Z`

const values = {
  status: [...statuses, '-new', '-lost'],
  followUp: ['none', 'overdue', 'today'],
  heat: ['hot'],
  visit: ['today'],
  agent: ['me', 'none', OTHER, 'nobody-of-this-id', '-me'],
  project: ['godrej', 'godrej-reverine', '-godrej-reverine', '-connect', 'nowhere'],
  city: 'noida Noida -NOIDA goa नोएडा -नोएडा n/a nowhere -nowhere % No'.split(' '),
  source: ['google', 'GOOGLE', '-google', '-Google', 'direct', '-direct', 'bing.com', 'nothing'],
  campaign: ['PLOTS', '-plots', 'उत्सव', 'nothing'],
  ...wantedFilters.values,
  from: ['today', '2026-01-31', '2026-02-01', '2026-02-02', '2027-01-01', '0001-01-01'],
  to: ['today', '2026-01-31', '2026-02-01', '2026-02-28', '9999-12-31'],
} satisfies Record<keyof LeadFilter, string[]>

type Lead = (typeof wanteds)[number] & {
  id: string
  status: string
  owner: string | null
  contact: string | null
  next: string | null
  heat: string | null
  visit: string | null
  page: string
  project: string
  city: string
  campaign: unknown
  source: string
  campaignName: string
  at: string
}

/** Cycle lengths without a common factor, so that the columns combine in every way. */
const leads: Lead[] = Array.from({ length: 80 }, (_, n) => {
  const [page, project] = turn(pages, n)
  const [campaign, source, campaignName = ''] = turn(campaigns, n + Math.floor(n / 8))
  return {
    id: String(1000 + n),
    status: turn(statuses, n + Math.floor(n / 6)),
    owner: turn(owners, n + Math.floor(n / 4)),
    contact: turn([null, '2026-03-01T04:30:00Z'], n + Math.floor(n / 5)),
    next: turn([null, null, '2026-03-02T04:30:00Z', lastMinute, null], n + Math.floor(n / 7)),
    heat: turn([null, null, 'hot'], n),
    visit: turn([null, 'asked', 'confirmed', 'cancelled', null], n),
    page,
    project,
    city: turn(cities, n + Math.floor(n / 3)),
    campaign,
    source,
    campaignName,
    at: turn(moments, n),
    ...turn(wanteds, n + Math.floor(n / 9)),
  }
})

function turn<Item>(items: readonly Item[], n: number): Item {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('Nothing to take turns.')
  return item
}

const rules: Record<keyof LeadFilter, (lead: Lead, text: string) => boolean> = {
  status: (lead, text) => isOrNot(text, (word) => lead.status === word),
  followUp({ status, contact, next }, text) {
    if (text === 'overdue') return next !== null && Date.parse(next) < Date.now()
    if (text === 'today') return next !== null && dayInIndia(next) === today
    return next === null && !/won|lost/.test(status) && (status !== 'new' || contact !== null)
  },
  heat: ({ heat }) => heat === 'hot',
  visit: ({ visit }) => visit === 'asked' || visit === 'confirmed',
  agent({ owner }, text) {
    if (text === 'none') return owner === null
    return owner === (text === 'me' ? VIEWER.id : text)
  },
  project: (lead, text) => isOrNot(text, (word) => lead.project === word),
  city: (lead, text) => isOrNot(text, (word) => lead.city.toLowerCase() === word),
  source: (lead, text) => isOrNot(text, (word) => lead.source === word),
  campaign: (lead, text) => isOrNot(text, (word) => lead.campaignName === word),
  ...wantedFilters.rules,
  from: ({ at }, day) => dayInIndia(at) >= (day === 'today' ? today : day),
  to: ({ at }, day) => dayInIndia(at) <= (day === 'today' ? today : day),
}

function isOrNot(text: string, holds: (word: string) => boolean): boolean {
  return text.startsWith('-') ? !holds(text.slice(1).toLowerCase()) : holds(text.toLowerCase())
}

function dayInIndia(at: string): string {
  return new Date(Date.parse(at) + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

function expected(filter: LeadFilter): string[] {
  const passes = (lead: Lead) =>
    filterNames.every((name) => {
      const text = filter[name]
      return text === undefined || rules[name](lead, text)
    })
  return leads
    .filter(passes)
    .toSorted((a, b) => b.at.localeCompare(a.at) || Number(b.id) - Number(a.id))
    .map(({ id }) => id)
}

async function addLeads(trx: Executor): Promise<void> {
  await sql`delete from leads`.execute(trx)
  await addAgent(trx, VIEWER.id)
  await addAgent(trx, OTHER)
  const rows = leads.map((lead) => ({
    ...lead,
    projectId: knownProjects.atSlug(lead.project)?.id,
  }))
  await sql`insert into leads (id, name, phone, email, message, idempotency_key, body_hash,
      status, lost_reason, owner_id, first_contact_at, follow_up_at, page, project_id, city, campaign, heat, created_at)
    overriding system value select id, 'Asha Rao', '9876543210', 'x@example.com', 'Price?', id, 'x',
      status, case when status = 'lost' then 'price' end, owner, contact, next, page, "projectId", city, campaign, heat, at
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (id bigint, status text,
      owner text, contact timestamptz, next timestamptz, page text, "projectId" integer, city text,
      campaign jsonb, heat text, at timestamptz)`.execute(trx)
  await sql`insert into visits (lead_id, token, project, status, starts_at, ends_at)
    select id, 'filter-' || id, 'goa', visit, ${lastMinute}::timestamptz, ${lastMinute}::timestamptz + interval '1 hour'
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (id bigint, visit text)
    where visit is not null`.execute(trx)
  await addWanted(trx, leads)
}

const filters: LeadFilter[] = filterNames.flatMap((name) =>
  values[name].map((text) => ({ [name]: text })),
)

it('every filter lets through what its rule says, newest first, and counts it', async ({ trx }) => {
  await addLeads(trx)
  for (const filter of filters) {
    const list = await readLeadList(trx, { scope: { viewer: VIEWER, filter } })
    const ids = list.leads.map(({ id }) => id)
    const all = expected(filter)
    expect({ filter, ids }).toEqual({ filter, ids: all.slice(0, 50) })
    expect({ filter, total: list.total }).toEqual({ filter, total: { count: all.length } })
  }
})

it('two filters let through what both do, and of an agent’s own list only their leads', async ({
  trx,
}) => {
  await addLeads(trx)
  for (const one of filters)
    for (const other of filters) {
      const filter = { ...one, ...other }
      expect({ filter, ids: await idsOf(trx, filter, 'all') }).toEqual({
        filter,
        ids: expected(filter),
      })
    }
  for (const filter of filters) {
    const own = expected(filter).filter((id) => expected({ agent: 'me' }).includes(id))
    expect({ filter, ids: await idsOf(trx, filter, 'own') }).toEqual({ filter, ids: own })
  }
})

test('a project whose address changed has the leads of both addresses, and no others', async () => {
  await whileMoved('godrej-reverine', 'reverine-homes', async () => {
    await inTransaction(async (trx) => {
      await addLeads(trx)
      for (const [now, before] of [
        ['reverine-homes', 'godrej-reverine'],
        ['-reverine-homes', '-godrej-reverine'],
      ] as const)
        expect(await idsOf(trx, { project: now }, 'all')).toEqual(expected({ project: before }))
    })
  })
})

async function idsOf(
  trx: Executor,
  filter: LeadFilter,
  leadScope: 'own' | 'all',
): Promise<string[]> {
  const rows = await trx
    .selectFrom('leads')
    .select('id')
    .where(within({ viewer: { ...VIEWER, leadScope }, filter }))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

test('a lead that leaves the filter is sent as gone, a new one as a lead, and others not at all', async () => {
  const mark = 'filter-gone.test'
  const add = async (status: string) => {
    const id = await addNewLead(db, { message: mark })
    await set(id, { status })
    return id
  }
  try {
    const scope = { viewer: VIEWER, filter: { status: 'new' } }
    const ids = {
      leaves: await add('new'),
      comes: await add('contacted'),
      suspected: await add('new'),
      stays: await add('new'),
      far: await add('won'),
    }
    await earlierTransactionsEnd()
    const { mark: since } = await readLeadList(db, { scope })
    await set(ids.leaves, { status: 'contacted' })
    await set(ids.comes, { status: 'new' })
    await set(ids.suspected, { spam_reason: 'phone' })
    await earlierTransactionsEnd()
    const news = await readLeadList(db, { scope, since })
    expect(news.part).toBe('newer')
    expect(news.leads.map(({ id }) => id)).toEqual([ids.comes])
    expect(news.gone.toSorted()).toEqual([ids.leaves, ids.suspected].toSorted())
    const quiet = await readLeadList(db, { scope, since: news.mark })
    expect([quiet.leads, quiet.gone]).toEqual([[], []])
  } finally {
    await db.deleteFrom('leads').where('message', '=', mark).execute()
  }
})

function set(id: string, change: { status?: string; spam_reason?: string }) {
  return db.updateTable('leads').set(change).where('id', '=', id).execute()
}
