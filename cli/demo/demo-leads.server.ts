import { sql, type RawBuilder } from 'kysely'

import { cityOfProject } from '#app/enquiries/lead-interest.ts'
import { nameKeys } from '#app/enquiries/names/name-keys.server.ts'
import { spokenWords } from '#app/enquiries/names/spoken-words.server.ts'
import type { KnownProject } from '#app/projects/catalogue/known-projects.ts'
import { cityNames } from '#content/cities.ts'
import type { Executor } from '#db/client.server.ts'

import { demoNames, demoPeople, messages, stories, storyColumns } from './demo-data.ts'

type Progress = (done: number) => void
export type Demo = { projects: readonly KnownProject[]; now: Date; onProgress?: Progress }
/** The same seed gives the same people; a smaller count gives the first of them. */
export type DemoPlan = Demo & { seed: number; count: number; days: number }

/** The leads that have stories. */
export const DASHBOARD = { seed: 20_260_101, days: 90, count: 500 } as const
/** Leads in one statement: some tenths of a second, so that a busy machine does not seem silent. */
export const BATCH = 500

export const json = (rows: readonly object[]) =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json)`

/** From 0 up to 1, the same for a key and a purpose each time. */
export const chance = (key: string, purpose: number) =>
  sql`((hashtextextended(${sql.ref(key)}::text, ${purpose}) & 1073741823) / 1073741824.0::float8)`

export const pick = (values: readonly string[], random: RawBuilder<unknown>) =>
  sql`(${values}::text[])[1 + floor(${random} * ${values.length}::int)::int]`

/** Mostly between 10:00 and 22:00, and more often of late. */
const drawTime = (seed: number, { now, days }: DemoPlan) =>
  sql`(select at - case when at > ${now} then interval '1 day' else '0' end from (select (
      (${now}::timestamptz at time zone 'Asia/Kolkata')::date - floor(power(age, 1.3) * ${days})::int
      + case when night < 0.07 then 24 * hour else 10 + 12 * hour end * interval '1 hour'
    ) at time zone 'Asia/Kolkata' as at from (select ${chance('n', seed)} as age,
      ${chance('n', seed + 1)} as hour, ${chance('n', seed + 2)} as night) as draws offset 0) as drawn)`

export const storyRows = sql`${json(stories)} as story (n bigint, spot int, ${sql.raw(storyColumns)})`

/** Adds missing leads, marked `is_demo`, and the people who work on them; returns the leads' number. `onProgress` gets the number done. */
export async function addDemoLeads(db: Executor, plan: DemoPlan): Promise<number> {
  await addDemoPeople(db)
  const insert = insertLeads(plan)
  let added = 0
  for (let from = 0; from < plan.count; from += BATCH) {
    const upTo = Math.min(from + BATCH, plan.count)
    added += Number((await insert(from, upTo).execute(db)).numAffectedRows)
    plan.onProgress?.(upTo)
  }
  return added
}

async function addDemoPeople(db: Executor): Promise<void> {
  // Assignment needs a person who has signed in. No country has these numbers (ITU-T E.164: 999 is not assigned).
  await sql`
    with added as (
      insert into staff_users (id, name, phone, email, seen_at, lead_scope, can_export)
      select id, name || ' (demo)', '+9990000000' || row_number() over (), id || '@staff.invalid', now(), 'all', true
      from ${json(demoPeople)} as people (id text, name text) on conflict do nothing returning id
    )
    insert into staff_availability (staff_id, is_available, max_new_leads, languages)
    select id, false, cap, languages from added join ${json(demoPeople)}
      as people (id text, cap int, languages text[]) using (id)`.execute(db)
}

function nameRow(name: string, name_spot: number) {
  const spoken = spokenWords(name).join('.').normalize('NFD')
  return { name_spot, name, keys: nameKeys(name), mailbox: spoken.replaceAll(/[^a-z.]/gu, '') }
}

/** Leads of the last hour, or since closing, wait; a lead of the last day is contacted at most. */
function insertLeads(plan: DemoPlan) {
  const { seed, now, projects } = plan
  const by = (key: string, purpose: number) => chance(key, seed * 100 + purpose)
  const names = json(demoNames.map(nameRow))
  const places = json(
    projects.map(({ id, name, slug, location }, place) => {
      const town = cityOfProject({ location }, cityNames)
      return { place, project: name, path: `/${slug}`, project_id: id, town }
    }),
  )
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
        coalesce(${now}::timestamptz - hours_ago * interval '1 hour', ${drawTime(seed * 100 + 2, plan)}) as at,
        floor(${by('n', 10)} * 100)::int as way, floor(${by('n', 11)} * 100)::int as next,
        case when ${by('n', 12)} < 0.4 then ${source} end as source
      from given left join (select * from ${storyRows} where ${seed}::int = ${DASHBOARD.seed}) as told using (n)
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
      status, lost_reason, follow_up_at, project_id, city, spam_reason, spam_signals, questions)
    select names.name, case land when 0 then '+97150' || left(digits, 7) when 1 then '+447400' || left(digits, 6)
        when 2 then '+65912' || left(digits, 5) else floor(6 + ${by('whose', 15)} * 4) || digits end,
      coalesce((array['AE', 'GB', 'SG'])[land + 1], 'IN'),
      mailbox || floor(10 + ${by('whose', 16)} * 90) || '@example.com',
      'Demonstration: ' || replace(wording, '{project}', coalesce(project, 'a project in Noida')),
      coalesce(project, 'N/A'), coalesce(path, '/connect'),
      case when source is null then '{}' else jsonb_build_object('first', touch, 'last', touch) end,
      key, encode(sha256(key::bytea), 'hex'), true, at, keys,
      case when is_called then coalesce(owner, id) end, case when is_called then at + interval '20 seconds' end,
      case when is_called then called end, stands,
      case when stands = 'lost' then coalesce(lost_reason, ${reason}) end,
      case when story is not null then now + next_in_hours * interval '1 hour'
        when not is_called or stands in ('won', 'lost') then null
        when n < ${DASHBOARD.count} and way < 70 and next < 30
          then date_trunc('hour', now) + (next - 6) * interval '1 hour'
        else (local_day + 2 + next / 5 + (10 + next % 5 * 2) * interval '1 hour') at time zone 'Asia/Kolkata' end,
      project_id, coalesce(town, ''), spam, case when spam is null then '{}' else array['hidden', 'hasty'] end,
      array_remove(array[case when wording like '%price list%' then 'price' end,
        case when wording like '%RERA number%' then 'rera' end, case when wording like '%Floor plans%' then 'plans' end,
        case when wording like '%payment plan%' then 'payment-plan' end,
        case when wording like '%possession date%' then 'possession' end], null)
    from standing join ${names} as names (name_spot int, name text, mailbox text, keys text[]) using (name_spot)
      left join ${places} as places (place int, project text, path text, project_id int, town text) using (place),
      lateral (select (now at time zone 'Asia/Kolkata')::date as local_day, jsonb_build_object('utm_source',
        source, 'utm_medium', case source when 'newsletter' then 'email' else 'cpc' end) as touch,
        coalesce(message, ${pick(messages, by('n', 17))}) as wording) as more
    order by at on conflict (idempotency_key) do nothing`
}
