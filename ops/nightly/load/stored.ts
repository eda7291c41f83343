import { z } from 'zod'

import { queryDatabase } from './database.ts'
import type { Honest } from './visitor.ts'

export const FLOOD_EMAIL = 'flood@example.com'

/** Honest enquiries in the database afterwards. */
export type Stored = {
  /** Acknowledged, but not stored. */
  missing: number
  /** Stored more than once, acknowledged or not. */
  twice: number
  spam: number
  leads: number
  flood: { leads: number; spam: number }
  megabytes: number
}

const rowShape = z.array(
  z.object({ phone: z.string(), times: z.number(), spamReason: z.string().nullable() }),
)
const totalShape = z.array(
  z.object({
    leads: z.number(),
    flooded: z.number(),
    apart: z.number(),
    megabytes: z.number(),
  }),
)

/** Throws if the database is away. */
export async function lookUp(dataFolder: string, honest: readonly Honest[]): Promise<Stored> {
  const sent = honest.filter(({ kind }) => kind === 'enquiry')
  const { found, total } = await queryDatabase(dataFolder, async (client) => ({
    found: await client.query(
      `select phone, count(*)::int as times, max(spam_reason) as "spamReason"
       from leads where phone = any($1) and email <> $2 group by phone`,
      [sent.map(({ phone }) => phone), FLOOD_EMAIL],
    ),
    total: await client.query(
      `select count(*)::int as leads,
         count(*) filter (where email = $1 and spam_reason is null)::int as flooded,
         count(*) filter (where email = $1 and spam_reason is not null)::int as apart,
         round(pg_database_size(current_database()) / 1e6)::int as megabytes
       from leads`,
      [FLOOD_EMAIL],
    ),
  }))
  const rows = new Map(rowShape.parse(found.rows).map((row) => [row.phone, row]))
  const [all] = totalShape.parse(total.rows)
  return {
    missing: sent.filter((one) => one.isAcknowledged && !rows.has(one.phone ?? '')).length,
    twice: [...rows.values()].filter(({ times }) => times > 1).length,
    spam: [...rows.values()].filter(({ spamReason }) => spamReason !== null).length,
    leads: all?.leads ?? 0,
    flood: { leads: all?.flooded ?? 0, spam: all?.apart ?? 0 },
    megabytes: all?.megabytes ?? 0,
  }
}
