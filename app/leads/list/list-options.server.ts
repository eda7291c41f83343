import { sql, type RawBuilder } from 'kysely'

import { leadSourceTexts as texts, sourceText } from '#app/strings/en/sources/lead-sources.ts'
import type { Executor } from '#db/client.server.ts'

import type { Option } from './list-options.ts'

/** Others still work in the address. */
const MAX = { sources: 60, campaigns: 200 }

/** In words. `#` and an id stand for one of `sources`, which may have got another name, or be gone. */
export async function listSources(db: Executor): Promise<Option[]> {
  const value = sql`lead_source(campaign)`
  const name = sql`case when listed.value like '#%' then named_campaign(campaign) #>> '{last,utm_source}'
    else listed.value end`
  const listed = await listValues(db, { value, name, max: MAX.sources })
  const { rows } = await sql<{ value: string }>`select '#' || id as value from sources`.execute(db)
  const present = new Set(rows.map((source) => source.value))
  return listed.map((one) => {
    const text = sourceText(one.name)
    const isDeleted = one.value.startsWith('#') && !present.has(one.value)
    return { value: one.value, name: isDeleted ? texts.deleted(text) : text }
  })
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
