import { sql } from 'kysely'

import { wallClock } from '#app/leads/reports/contact-clock.ts'
import { lastDays, rangeBefore, type DayRange } from '#app/leads/reports/day-range.ts'
import { findReport } from '#app/leads/reports/find-report.server.ts'
import { refreshReport } from '#app/leads/reports/refresh-report.server.ts'
import { findFirstDay } from '#app/leads/reports/report-rows.server.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import { db, pool } from '#db/client.server.ts'
import { markdownTable } from '#ops/bench/markdown-table.ts'

const ROUNDS = 40
/** At the 95th percentile, of a range and the range before it. */
const BOUND = 200

const owner: Viewer = { id: 'bench', role: 'owner', leadScope: 'all' }
const { rows: people } = await sql<{ id: string }>`
  select owner_id as id from leads where owner_id is not null limit 1`.execute(db)
const agent: Viewer = { id: people[0]?.id ?? '', role: 'agent', leadScope: 'own' }

const { rows: size } = await sql<{ leads: string }>`select count(*) as leads from leads`.execute(db)
await sql`update report_refreshes set counted_to = '0'`.execute(db)
const whole = await refreshTime()
const again = await refreshTime()
await sql`vacuum analyze report_counts`.execute(db)

const today = new Date().toISOString().slice(0, 10)
const first = (await findFirstDay(db, owner)) ?? today
const ranges: Record<string, DayRange> = {
  '7 days': lastDays(7, today),
  '30 days': lastDays(30, today),
  '90 days': lastDays(90, today),
  'a year': lastDays(365, today),
  'all days': { from: first, to: today },
}
const rows: (string | number)[][] = []
for (const [name, range] of Object.entries(ranges))
  rows.push([name, ...(await measured(range, owner)), ...(await measured(range, agent))])
console.log(
  `\n${number(size[0]?.leads)} leads since ${first}; all days were counted in ${whole.toFixed(0)} ms, none in ${again.toFixed(0)}\n`,
)
console.log(markdownTable(['range', 'all p50', 'all p95', 'own p50', 'own p95'], rows, 1))
const slow = rows.filter(([, , most, , own]) => Math.max(Number(most), Number(own)) > BOUND)
for (const [name] of slow) console.log(`BROKEN: ${name} takes more than ${BOUND} ms.`)
process.exitCode = slow.length > 0 ? 1 : 0
await pool.end()

async function refreshTime(): Promise<number> {
  const from = performance.now()
  await refreshReport(db, wallClock)
  return performance.now() - from
}

/** Milliseconds at the median and the 95th percentile, with the range before, as the page asks. */
async function measured(range: DayRange, viewer: Viewer): Promise<string[]> {
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now()
    await Promise.all(
      [range, rangeBefore(range)].map((each) => findReport(db, each, { viewer, promised: 5 })),
    )
    taken.push(performance.now() - from)
  }
  taken.sort((one, other) => one - other)
  return [0.5, 0.95].map((share) => (taken[Math.floor(ROUNDS * share)] ?? Number.NaN).toFixed(1))
}

function number(text: string | undefined): string {
  return Number(text).toLocaleString('en-IN')
}
