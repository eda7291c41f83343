import { sql, type RawBuilder } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import type { Option } from './list-options.ts'

/** Others still work in the address. */
const MAX = { sources: 60, campaigns: 200 }

export function listSources(db: Executor): Promise<Option[]> {
  const source = sql`lead_source(campaign)`
  return listValues(db, { value: source, name: source, max: MAX.sources })
}

/** Each as its newest lead writes it. */
export function listCampaigns(db: Executor): Promise<Option[]> {
  const name = sql`campaign #>> '{last,utm_campaign}'`
  return listValues(db, { value: sql`lower(${name})`, name, max: MAX.campaigns })
}

type Listed = { value: RawBuilder<unknown>; name: RawBuilder<unknown>; max: number }

/** Reads distinct values from the index of `value`, in its order, with two jumps for each. */
async function listValues(db: Executor, { value, name, max }: Listed): Promise<Option[]> {
  const { rows } = await sql<Option>`
    with recursive listed (value, seen) as (
      (select ${value}, 1 from leads where spam_reason is null and ${value} is not null
        order by ${value} limit 1)
      union all
      select (select ${value} from leads where spam_reason is null and ${value} > listed.value
        order by ${value} limit 1), seen + 1
      from listed where listed.value is not null and seen < ${max}
    )
    select value, (select ${name} from leads where spam_reason is null and ${value} = listed.value
      order by created_at desc, id desc limit 1) as name
    from listed where value is not null`.execute(db)
  return rows
}
