// npm run bench:leads-search: milliseconds of the first page, with the names that sound alike where it is the last, and of the count of searches over the leads of DATA_DIR, and how PostgreSQL finds them
import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely'

import type { Database } from '#app/db-schema.ts'
import { pool } from '#app/db.server.ts'
import { countFound } from '#app/leads/desk/count-leads.server.ts'
import { EVERYTHING } from '#app/leads/desk/lead-filter.server.ts'
import { findAlike } from '#app/leads/desk/find-alike.server.ts'
import { findPage } from '#app/leads/desk/find-leads.server.ts'

import { markdownTable } from '../markdown-table.ts'
import { scansOf } from './scans.ts'

const ROUNDS = 40
const PAGE = 100
/** Milliseconds at the 95th percentile for a first page. */
const BOUND = 10

const asked: CompiledQuery[] = []
const db = new Kysely<Database>({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => void asked.push(query),
})

const KINDS: Readonly<Record<string, readonly string[]>> = {
  'one lead’s phone': await onePhone(),
  'a name and a surname': ['asha rao', 'vikram singh', 'priya nair'],
  'very common': ['singh', 'sharma', 'an'],
  'one character': ['a', 'z', 'q', '7', 'ः'],
  'two characters': ['sh', 'zq', '98', 'qx'],
  'no match': ['xyzzyq', 'nobody at all', '0000000000', '§', '§§'],
  Hindi: ['शर्मा', 'मी', 'अनिल'],
  'sounds alike': ['agarval', 'vikaas sharmaa', 'shrivastav'],
  'the middle of a phone': ['98765', '43210', '+91 98765'],
}

const rows: (string | number)[][] = []
let worst = 0
for (const [kind, texts] of Object.entries(KINDS)) {
  const [pages, counts] = [await measure(texts, page), await measure(texts, count)]
  const plans = new Set<string>()
  for (const typed of texts) {
    asked.length = 0
    await page(typed)
    for (const query of asked.splice(0)) for (const scan of await scansOf(query)) plans.add(scan)
  }
  const most = at(pages, 0.95)
  worst = Math.max(worst, most)
  rows.push([
    kind,
    [...plans].toSorted().join(', '),
    ...[at(pages, 0.5), most, at(counts, 0.5), at(counts, 0.95)].map((ms) => ms.toFixed(1)),
  ])
}
const { rows: size } = await sql<{ count: string }>`select count(*) as count from leads`.execute(db)
console.log(
  `\n${Number(size[0]?.count).toLocaleString('en-IN')} leads, ${ROUNDS} rounds, milliseconds\n`,
)
console.log(
  markdownTable(
    ['searched for', 'read by', 'page p50', 'page p95', 'count p50', 'count p95'],
    rows,
    2,
  ),
)
const scanned = rows.filter(([, plan]) => String(plan).includes('Seq Scan leads'))
for (const [kind] of scanned) console.log(`BROKEN: ${kind} reads the whole table.`)
if (worst > BOUND)
  console.log(`BROKEN: a first page takes ${worst.toFixed(1)} ms, more than ${BOUND}.`)
process.exitCode = scanned.length > 0 || worst > BOUND ? 1 : 0
await pool.end()

async function page(typed: string): Promise<void> {
  const { next } = await findPage(db, { typed, scope: EVERYTHING, size: PAGE })
  if (!next) await findAlike(db, { typed, scope: EVERYTHING })
}

async function count(typed: string): Promise<void> {
  await countFound(db, { typed, scope: EVERYTHING })
}

/** Milliseconds, of every text in turn; what is asked first warms what PostgreSQL keeps. */
async function measure(
  texts: readonly string[],
  work: (typed: string) => Promise<void>,
): Promise<number[]> {
  for (const typed of texts) await work(typed)
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const typed of texts) {
      const begun = performance.now()
      await work(typed)
      taken.push(performance.now() - begun)
    }
  }
  return taken.toSorted((one, other) => one - other)
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The oldest leads’ phones: the list ends with them. */
async function onePhone(): Promise<string[]> {
  const { rows: oldest } = await sql<{ phone: string }>`
    select phone from leads order by created_at, id limit 5`.execute(db)
  return oldest.map(({ phone }) => phone)
}
