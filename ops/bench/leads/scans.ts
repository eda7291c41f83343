import type { CompiledQuery } from 'kysely'
import { z } from 'zod'

import { pool } from '#db/client.server.ts'

type Plan = {
  'Node Type': string
  'Index Name'?: string | undefined
  'Relation Name'?: string | undefined
  Plans?: Plan[] | undefined
}
const plan: z.ZodType<Plan> = z.object({
  'Node Type': z.string(),
  'Index Name': z.string().optional(),
  'Relation Name': z.string().optional(),
  get Plans() {
    return z.array(plan).optional()
  },
})

/** Scans of `leads` in a statement's plan, such as `leads_newest` or `Seq Scan leads`. */
export async function scansOf({ sql: text, parameters }: CompiledQuery): Promise<string[]> {
  if (!/^\s*(?:with|select)/i.test(text)) return []
  const client = await pool.connect()
  try {
    // As in search-ways.server.ts.
    const isIndexed = text.includes('named as materialized')
    await client.query(isIndexed ? 'begin; set local enable_seqscan = off' : 'begin')
    const { rows: explained } = await client.query<{ 'QUERY PLAN': unknown }>(
      `explain (format json) ${text}`,
      [...parameters],
    )
    const [{ Plan: root }] = z.tuple([z.object({ Plan: plan })]).parse(explained[0]?.['QUERY PLAN'])
    return scans(root)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

function scans(node: Plan): string[] {
  const below = (node.Plans ?? []).flatMap(scans)
  const { 'Node Type': type, 'Index Name': index, 'Relation Name': relation } = node
  if (index?.startsWith('leads_')) return [index, ...below]
  return type === 'Seq Scan' && relation === 'leads' ? ['Seq Scan leads', ...below] : below
}
