import { createHash } from 'node:crypto'

import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'

import { leadInterest } from '#app/enquiries/lead-interest.ts'
import { nameKeys } from '#app/enquiries/names/name-keys.server.ts'
import type { KnownProjects } from '#app/projects/catalogue/known-projects.ts'
import type { Executor } from '#db/client.server.ts'

import { demoKey, type DemoLead } from './demo-lead.ts'

/** Leads in one statement: a tenth of a second, so that a busy machine does not seem silent. */
const AT_ONCE = 500
/** Statements at a time; each uses a processor for the search index. */
const HANDS = 2

/** Names repeat, and computing their keys takes as long as storing the leads. */
const knownKeys = new LRUCache<string, string[]>({ max: 20_000, memoMethod: nameKeys })

/** Adds leads marked `is_demo`; adds none twice. Returns the number added; `onProgress` gets the number stored. */
export async function addDemoLeads(
  db: Executor,
  leads: Iterable<DemoLead>,
  known: KnownProjects,
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  let [added, done] = [0, 0]
  const queue = batches(leads)
  async function work(): Promise<void> {
    for (const batch of queue) {
      const now = (await isThere(db, batch)) ? 0 : await insert(db, batch, known)
      added += now
      done += batch.length
      onProgress(done)
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: HANDS }, work))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return added
}

type Part = { seed: number; from: number; upTo: number }

/** Missing leads of a part of a seed's list. */
export async function countMissing(db: Executor, { seed, from, upTo }: Part): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    select count(*)::int as missing from generate_series(${from}::int, ${upTo - 1}::int) as place
    where not exists (
      select from leads where idempotency_key = ${demoKey(seed)} || place)`.execute(db)
  return rows[0]?.missing ?? 0
}

export async function countDemoLeads(db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('is_demo', '=', true)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Removes demonstration leads only, and returns their number; `onProgress` gets the number removed. */
export async function clearDemoLeads(
  db: Executor,
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  let [removed, last] = [0, '0']
  for (;;) {
    const found = await db
      .selectFrom('leads')
      .select('id')
      .where('is_demo', '=', true)
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    const end = found.at(-1)
    if (!end) return removed
    const { numDeletedRows } = await db
      .deleteFrom('leads')
      .where('is_demo', '=', true)
      .where('id', '>', last)
      .where('id', '<=', end.id)
      .executeTakeFirstOrThrow()
    removed += Number(numDeletedRows)
    onProgress(removed)
    last = end.id
  }
}

/** Checks one lead: a statement of a stopped run stored all of its leads, or none. */
async function isThere(db: Executor, leads: readonly DemoLead[]): Promise<boolean> {
  const found = await db
    .selectFrom('leads')
    .select('id')
    .where('idempotency_key', '=', leads.at(-1)?.key ?? '')
    .executeTakeFirst()
  return found !== undefined
}

/** As one JSON text: one parameter a value would exceed the limit of a statement. */
async function insert(
  db: Executor,
  leads: readonly DemoLead[],
  known: KnownProjects,
): Promise<number> {
  const rows = leads.map((lead) => ({
    ...lead,
    ...leadInterest(lead, known),
    hash: hashOf(lead.key),
    keys: knownKeys.memo(lead.name),
  }))
  const { numAffectedRows = 0n } = await sql`
    insert into leads (name, phone, phone_country, email, message, location, page, campaign,
      idempotency_key, body_hash, is_demo, created_at, phonetic_keys, owner_id, assigned_at,
      first_contact_at, status, lost_reason, follow_up_at, project_id, city)
    select name, phone, country, email, message, location, page, campaign, key, hash, true, at, keys,
      owner, case when owner is not null then at + interval '20 seconds' end, "contactedAt",
      coalesce(status, 'new'), "lostReason", "nextAt", "projectId", city
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (name text, phone text,
      country text, email text, message text, location text, page text, campaign jsonb, key text,
      hash text, at timestamptz, keys text[], owner text, "contactedAt" timestamptz, status text,
      "lostReason" text, "nextAt" timestamptz, "projectId" integer, city text)
    on conflict (idempotency_key) do nothing`.execute(db)
  return Number(numAffectedRows)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function* batches(leads: Iterable<DemoLead>): Generator<DemoLead[]> {
  let batch: DemoLead[] = []
  for (const lead of leads) {
    batch.push(lead)
    if (batch.length < AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
