import { setFlagsFromString } from 'node:v8'

import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely'

import { countFound, countLeads, countMatching } from '#app/leads/list/count-leads.server.ts'
import { limitOf, sizeOf } from '#app/leads/list/lead-list.server.ts'
import { readPart } from '#app/leads/list/lead-rows.server.ts'
import { findSimilar } from '#app/leads/search/find-similar.server.ts'
import { findPage } from '#app/leads/search/find-leads.server.ts'
import { EVERYTHING } from '#app/leads/search/lead-filter.server.ts'
import { loadReasons } from '#app/leads/search/words/load-reasons.server.ts'
import { inWords, WORD_LOOKS } from '#app/leads/search/words/words-match.server.ts'
import { takeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { pool } from '#db/client.server.ts'
import type { Database } from '#db/schema.ts'
import { markdownTable } from '#ops/bench/markdown-table.ts'

import { serverFlags } from '../../../scripts/environment.mjs'
import { listQuestions, type Question } from './questions.ts'
import { scansOf } from './scans.ts'

/** Rounds per search, and the least figures per kind: the 95th percentile of twenty would be the maximum. */
const ROUNDS = 20
const MIN_SAMPLES = 100
/** At the 95th percentile, for a first page. */
const BOUND = 10
/** For a search in everything but name and phone, with why each lead matched. */
const BOUND_BEYOND = 15
/** For an order by column, which may sort all matches. */
const BOUND_IN_ORDER = 250

// The site's memory flags: with more memory, garbage collection is rarer and longer.
for (const flag of serverFlags) setFlagsFromString(flag)

const queries: CompiledQuery[] = []
const db = new Kysely<Database>({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => void queries.push(query),
})

takeCatalogue(await readPublished(db))
const kinds = await listQuestions(db)
const rows: (string | number)[][] = []
const slow: string[] = []
for (const [kind, asking] of Object.entries(kinds)) {
  const pages = await measure(asking, page)
  const alikes = await measure(asking, similarNames)
  const counts = await measure(asking, count)
  const plans = new Set<string>()
  for (const question of asking) {
    queries.length = 0
    await page(question)
    await similarNames(question)
    if (question.typed === '') await count(question)
    for (const query of queries.splice(0)) for (const scan of await scansOf(query)) plans.add(scan)
  }
  const p95 = at(pages, 0.95)
  const isOrdered = asking.every(({ typed, sort }) => typed !== '' && sort.column !== 'time')
  const usual = asking.every(({ isBeyond }) => isBeyond) ? BOUND_BEYOND : BOUND
  const bound = isOrdered ? BOUND_IN_ORDER : usual
  if (p95 > bound)
    slow.push(`BROKEN: a first page of ${kind} takes ${p95.toFixed(1)} ms, more than ${bound}.`)
  rows.push([
    kind,
    [...plans].toSorted().join(', '),
    ...[pages, alikes, counts].flatMap((ms) => [at(ms, 0.5).toFixed(1), at(ms, 0.95).toFixed(1)]),
  ])
}
const { rows: size } = await sql<{ count: string }>`select count(*) as count from leads`.execute(db)
console.log(
  `\n${Number(size[0]?.count).toLocaleString('en-IN')} leads, ${ROUNDS} rounds or more, milliseconds\n`,
)
console.log(
  markdownTable(
    [
      'searched for',
      'read by',
      'page p50',
      'page p95',
      'alike p50',
      'alike p95',
      'count p50',
      'count p95',
    ],
    rows,
    2,
  ),
)
const scanned = rows.filter(([, plan]) => String(plan).includes('Seq Scan leads'))
for (const [kind] of scanned) console.log(`BROKEN: ${kind} reads the whole table.`)
for (const line of slow) console.log(line)
process.exitCode = scanned.length > 0 || slow.length > 0 ? 1 : 0
await pool.end()

/** As the list asks: a search by text, an order along its index. */
async function page({ typed, filter, sort, isBeyond }: Question): Promise<void> {
  const scope = { ...EVERYTHING, filter }
  if (isBeyond) return beyondPage(typed)
  if (typed === '') return void (await readPart(db, { scope, sort, ...limitOf({ scope, sort }) }))
  await findPage(db, { typed, scope, sort, size: sizeOf() })
}

async function beyondPage(typed: string): Promise<void> {
  const beyond = inWords({ typed, scope: EVERYTHING })
  if (!beyond) return
  const { rows: found } = await findPage(db, { ...beyond, size: sizeOf() }, WORD_LOOKS)
  await loadReasons(db, found, beyond.words)
}

async function similarNames({ typed, filter, isBeyond }: Question): Promise<void> {
  if (typed !== '' && !isBeyond) await findSimilar(db, { typed, scope: { ...EVERYTHING, filter } })
}

async function count({ typed, filter, isBeyond }: Question): Promise<void> {
  const scope = { ...EVERYTHING, filter }
  if (isBeyond) return void (await countMatching(db, { typed, scope }))
  await (typed === '' ? countLeads(db, scope) : countFound(db, { typed, scope }))
}

/** Each search in turn; the first round warms PostgreSQL's cache. */
async function measure(
  questions: readonly Question[],
  work: (question: Question) => Promise<void>,
): Promise<number[]> {
  for (const question of questions) await work(question)
  const taken: number[] = []
  const rounds = Math.max(ROUNDS, Math.ceil(MIN_SAMPLES / questions.length))
  for (let round = 0; round < rounds; round += 1) {
    for (const question of questions) {
      const begun = performance.now()
      await work(question)
      taken.push(performance.now() - begun)
      queries.length = 0
    }
  }
  return taken.toSorted((one, other) => one - other)
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
