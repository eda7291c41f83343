import { setTimeout as sleep } from 'node:timers/promises'

import { z } from 'zod'

import type { Database } from '#ops/nightly/faults/environment/database.ts'

const INDEXES = `select index.oid::regclass::text as name, am.amname as way
  from pg_index join pg_class as index on index.oid = indexrelid
    join pg_am as am on am.oid = index.relam
    join pg_namespace as space on space.oid = index.relnamespace
  where space.nspname in ('public', 'pgboss') and index.relkind = 'i' and indisvalid and indisready
    and am.amname in ('btree', 'gin')`

const indexes = z.array(z.object({ name: z.string(), way: z.enum(['btree', 'gin']) }))

/** Milliseconds for PostgreSQL's return when it stops again. */
const BACK_MS = 60_000

/** An answer of PostgreSQL; a lost connection is none. */
function isVerdict(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[0-9A-Z]{5}$/.test(code) && !/^(?:57|08|53)/.test(code)
}

/** Checks each b-tree against its table's rows and its uniqueness (amcheck). */
export async function checkIndexes(database: Database): Promise<Checked> {
  const deadline = Date.now() + BACK_MS
  for (;;) {
    try {
      return await look(database)
    } catch (error) {
      if (isVerdict(error) || Date.now() > deadline) throw error
      await sleep(200)
    }
  }
}

type Checked = { checked: number; broken: string[] }

function look(database: Database): Promise<Checked> {
  return database.withClient(async (client) => {
    const all = indexes.parse((await client.query(INDEXES)).rows)
    const broken: string[] = []
    for (const { name, way } of all) {
      const call = way === 'gin' ? 'gin_index_check($1)' : 'bt_index_check($1, true, true)'
      await client.query(`select ${call}`, [name]).catch((error: unknown) => {
        if (!isVerdict(error)) throw error
        broken.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      })
    }
    return { checked: all.length, broken }
  })
}
