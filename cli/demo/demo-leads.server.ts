import { sql, type RawBuilder } from 'kysely'

import { leadInterest } from '#app/enquiries/lead-interest.ts'
import { nameKeys } from '#app/enquiries/names/name-keys.server.ts'
import { spokenWords } from '#app/enquiries/names/spoken-words.server.ts'
import type { KnownProjects } from '#app/projects/catalogue/known-projects.ts'
import type { Executor } from '#db/client.server.ts'

import { cities, demoNames, demoPeople, messages, stories } from './demo-data.ts'

type DemoProject = { name: string; page: string }
export type Demo = { projects: readonly DemoProject[]; known: KnownProjects; now: Date }
/** The same seed gives the same people; a smaller count gives the first of them. */
export type DemoPlan = Demo & {
  seed: number
  count: number
  days: number
  story: RawBuilder<unknown>
}

/** Leads in one statement: some tenths of a second, so that a busy machine does not seem silent. */
const BATCH = 500
/** Statements at a time; each uses a processor for the search index. */
const CONCURRENCY = 2
/** Leads that may be due today: a day's work, however many there are. */
const MAX_DUE = 500
/** From this many missing leads on, it is faster to rebuild the indexes. */
const MANY = 50_000
/** A stop loses a minute's work, and a starting site waits no longer. */
const PART = 250_000

export const json = (rows: readonly object[]) =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json)`

/** From 0 up to 1, the same for a number and a purpose each time. */
export const chance = (number: string, purpose: number) =>
  sql`((hashint8extended(${sql.ref(number)}, ${purpose}) & 1073741823) / 1073741824.0::float8)`

export const pick = (values: readonly string[], random: RawBuilder<unknown>) =>
  sql`(${values}::text[])[1 + floor(${random} * ${values.length}::int)::int]`

/** Mostly between 10:00 and 22:00, and more often of late; `draws` makes `age`, `hour` and `night`. */
export const drawTime = (
  number: string,
  seed: number,
  { now, days }: { now: Date; days: number },
) =>
  sql`(select at - case when at > ${now} then interval '1 day' else '0' end from (select (
      (${now}::timestamptz at time zone 'Asia/Kolkata')::date - floor(power(age, 1.3) * ${days})::int
      + case when night < 0.07 then 24 * hour else 10 + 12 * hour end * interval '1 hour'
    ) at time zone 'Asia/Kolkata' as at from (select ${chance(number, seed)} as age,
      ${chance(number, seed + 1)} as hour, ${chance(number, seed + 2)} as night) as draws offset 0) as drawn)`

export function projectRows({ projects, known }: Demo): RawBuilder<unknown> {
  const rows = projects.map(({ name, page }, place) => {
    const { projectId, city } = leadInterest({ page, location: name }, known)
    return { place, project: name, path: page, project_id: projectId, town: city }
  })
  return sql`${json(rows)} as project (place int, project text, path text, project_id int, town text)`
}

function nameRow(name: string) {
  const mailbox = spokenWords(name)
    .join('.')
    .normalize('NFD')
    .replaceAll(/[^a-z.]/gu, '')
  return { name, keys: nameKeys(name), mailbox }
}

export const storyRows = (
  rows: readonly object[],
) => sql`${json(rows)} as story (n bigint, spot int, story text, person bigint, nth int,
  hours_ago float8, owner text, called_after float8, status text, lost_reason text, next_in_hours int,
  visit int, hour int, visit_status text, spam text, message text, note text)`

/** Adds missing leads, marked `is_demo`; returns their number. `onProgress` gets the number done. */
export async function addDemoLeads(
  db: Executor,
  plan: DemoPlan,
  { onProgress = (_done: number): void => {}, batch = BATCH, from = 0, upTo = plan.count } = {},
): Promise<number> {
  const insert = insertLeads(plan)
  let [added, next, done] = [0, from, from]
  async function work(): Promise<void> {
    while (next < upTo) {
      const [start, end] = [next, Math.min(next + batch, upTo)]
      next = end
      const { numAffectedRows = 0n } = await insert(start, end).execute(db)
      added += Number(numAffectedRows)
      done += end - start
      onProgress(done)
    }
  }
  const concurrency = db.isTransaction ? 1 : CONCURRENCY
  const ends = await Promise.allSettled(Array.from({ length: concurrency }, work))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return added
}

/** Leads of the last hour, or since closing, wait; a lead of the last day is contacted at most. */
function insertLeads(plan: DemoPlan) {
  const { seed, count, now, projects, story } = plan
  const by = (number: string, purpose: number) => chance(number, seed * 100 + purpose)
  const keyed = new Map(demoNames.map((name) => [name, nameRow(name)]))
  const names = json(demoNames.map((name, spot) => ({ name_spot: spot, ...keyed.get(name) })))
  const people = json(demoPeople.map((person, turn) => ({ ...person, turn })))
  const source = pick(['google', 'facebook', 'instagram', 'newsletter'], by('n', 13))
  const reason = pick(['price', 'place', 'time', 'bought', 'silent'], by('n', 19))
  return (from: number, upTo: number) => sql`
    with given as materialized (
      select n, ${`demo:${seed}:`} || n as key, case when n > 0 and ${by('n', 0)} < 0.08
        then n - 1 - floor(${by('n', 1)} * least(n, 1000))::bigint else n end as drawn_person
      from generate_series(${from}::bigint, ${upTo - 1}::bigint) as n
      where not exists (select from leads where idempotency_key = ${`demo:${seed}:`} || n)
    ), drawn as materialized (
      select *, coalesce(-1 - person, drawn_person) as whose, ${now}::timestamptz as now,
        coalesce(spot, floor(${by('drawn_person', 7)} * ${demoNames.length - stories.length}::int)::int) as name_spot,
        case when ${by('n', 8)} < 0.85 or nth is not null
          then coalesce(nth, floor(${by('n', 9)} * ${projects.length}::int)::int) % ${projects.length}::int end as place,
        coalesce(${now}::timestamptz - hours_ago * interval '1 hour', ${drawTime('n', seed * 100 + 2, plan)}) as at,
        floor(${by('n', 10)} * 100)::int as way, floor(${by('n', 11)} * 100)::int as next,
        case when ${by('n', 12)} < 0.4 then ${source} end as source
      from given left join ${story} using (n)
    ), called as materialized (
      -- From a quarter of the agent's usual time after arrival, or after ten, to four times as much.
      select *, coalesce(at + called_after * interval '1 minute',
        (case when local::time > '19:00' then local::date + interval '34 hours'
          else greatest(local, local::date + interval '10 hours') end
          + minutes * power(4, 2 * ${by('n', 14)} - 1) * interval '1 minute') at time zone 'Asia/Kolkata') as called
      from (select *, at at time zone 'Asia/Kolkata' as local from drawn offset 0) as drawn
        join ${people} as people (turn int, id text, minutes int) on turn = abs(whose) % 4
    ), standing as materialized (
      select *, case when not is_called then 'new' when status is not null then status when way < 20 then 'new'
        when way < 45 or called > now - interval '1 day' then 'contacted' when way < 60 then 'site-visit'
        when way < 70 then 'negotiation' when way < 78 then 'won' else 'lost' end as stands,
        lpad(floor(${by('whose', 5)} * 1e9)::text, 9, '0') as digits, floor(${by('whose', 6)} * 30)::int as land
      from (select *, case when story is null then at <= now - interval '1 hour' and called <= now
        else called_after is not null end as is_called from called offset 0) as called
    )
    insert into leads (name, phone, phone_country, email, message, location, page, campaign,
      idempotency_key, body_hash, is_demo, created_at, phonetic_keys, owner_id, assigned_at, first_contact_at,
      status, lost_reason, follow_up_at, project_id, city, spam_reason, spam_signals)
    select name, case land when 0 then '+97150' || left(digits, 7) when 1 then '+447400' || left(digits, 6)
        when 2 then '+65912' || left(digits, 5) else floor(6 + ${by('whose', 15)} * 4) || digits end,
      coalesce((array['AE', 'GB', 'SG'])[land + 1], 'IN'),
      mailbox || floor(10 + ${by('whose', 16)} * 90) || '@example.com',
      'Demonstration: ' || replace(replace(coalesce(message, ${pick(messages, by('n', 17))}), '{project}',
        coalesce(project, 'a project in Noida')), '{city}', ${pick(cities, by('n', 18))}),
      coalesce(project, 'N/A'), coalesce(path, '/connect'),
      case when source is null then '{}' else jsonb_build_object('first', touch, 'last', touch) end,
      key, encode(sha256(key::bytea), 'hex'), true, at, keys,
      case when is_called then coalesce(owner, id) end, case when is_called then at + interval '20 seconds' end,
      case when is_called then called end, stands,
      case when stands = 'lost' then coalesce(lost_reason, ${reason}) end,
      case when story is not null then now + next_in_hours * interval '1 hour'
        when not is_called or stands in ('won', 'lost') then null
        when n % ${Math.ceil(count / MAX_DUE)}::int = 0 and way < 70 and next < 30
          then date_trunc('hour', now) + (next - 6) * interval '1 hour'
        else (local_day + 2 + next / 5 + (10 + next % 5 * 2) * interval '1 hour') at time zone 'Asia/Kolkata' end,
      project_id, coalesce(town, ''), spam, case when spam is null then '{}' else array['hidden', 'hasty'] end
    from standing join ${names} as names (name_spot int, name text, mailbox text, keys text[]) using (name_spot)
      left join ${projectRows(plan)} using (place),
      lateral (select (now at time zone 'Asia/Kolkata')::date as local_day, jsonb_build_object('utm_source',
        source, 'utm_medium', case source when 'newsletter' then 'email' else 'cpc' end) as touch) as more
    order by at on conflict (idempotency_key) do nothing`
}

type Databases = { owner: Executor; db: Executor; connections: number }

/**
 * Adds them in parts; where many are missing, without the indexes, in one transaction a part, so that a kill changes
 * nothing of it. This locks out all other use of leads: not where there are real enquiries or more than `connections`.
 */
export async function fillDemoLeads(
  { owner, db, connections }: Databases,
  plan: DemoPlan,
  onProgress: (done: number) => void,
): Promise<number> {
  let added = 0
  for (let from = 0; from < plan.count; from += PART) {
    const part = { onProgress, from, upTo: Math.min(from + PART, plan.count) }
    // A running site always has a connection, which listens for events.
    const { rows } = await sql`
      select where not exists (select from leads where not is_demo) and (select count(*) from leads
          where idempotency_key like ${`demo:${plan.seed}:%`}) <= ${part.upTo - MANY}
        and (select count(*) from pg_stat_activity where datname = current_database()
          and usename is not null and pid <> pg_backend_pid()) <= ${connections}`.execute(owner)
    added += await (rows.length > 0 ? addFast(owner, plan, part) : addDemoLeads(db, plan, part))
  }
  return added
}

async function addFast(
  owner: Executor,
  plan: DemoPlan,
  part: { onProgress: (done: number) => void; from: number; upTo: number },
): Promise<number> {
  const added = await owner.transaction().execute(async (trx) => {
    await sql`lock table leads in access exclusive mode`.execute(trx)
    await sql`set local maintenance_work_mem = '512MB'`.execute(trx)
    const { rows } = await sql<{ name: string; definition: string }>`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = 'leads'::regclass and not indisunique order by 1`.execute(trx)
    for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(trx)
    const count = await addDemoLeads(trx, plan, { ...part, batch: MANY })
    for (const { definition } of rows) await sql.raw(definition).execute(trx)
    return count
  })
  await sql`vacuum (analyze) leads`.execute(owner)
  return added
}
