import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import pLimit from 'p-limit'

import type { Ground } from './ground.ts'
import { chosenIn, secondsFor, today, type Piece } from './piece.ts'
import { mergedRows, rowOf } from './scan-rows.ts'
import { runSqlmap, type SqlmapResult } from './sqlmap.ts'
import { scanTargets, type ScanTarget } from './targets.ts'

/** One per core on a small machine. */
const CONCURRENCY = 2
const REPORT = 'sqlmap.md'
/** Seconds for the page with a hole, and by default. */
const SECONDS = 180

/** Scans everything with input; returns findings, a sentence each. The report is up to date after each target. */
export async function withSqlmap(
  { base, hole, headers, cookie }: Ground,
  piece: Piece,
): Promise<string[]> {
  const log = (target: ScanTarget) =>
    join(piece.logs, `sqlmap-${target.name.replaceAll(/\W+/g, '-')}.log`)
  const targets = scanTargets(base.host)
  const names = targets.map(({ name }) => name)
  const { before, chosen } = chosenIn(piece, REPORT, names)
  if (chosen.size === 0) return []
  const trap = { name: 'GET hole', path: '/found?q=a', isDashboard: false }
  const trapped = { base: hole.base, headers: [], log: log(trap), seconds: SECONDS }
  const sprung = await runSqlmap(trap, trapped)
  if (!sprung.found.some((sentence) => sentence.endsWith('leads into SQL')))
    return [`sqlmap does not find a hole that is there: ${sprung.found.join('; ')}`]
  const now = new Map<string, string>()
  const left: string[] = []
  const results = await pLimit(CONCURRENCY).map(
    targets.filter(({ name }) => chosen.has(name)),
    async (target): Promise<SqlmapResult[]> => {
      const seconds = secondsFor(piece, target.seconds ?? SECONDS)
      if (seconds === undefined) {
        left.push(target.name)
        return []
      }
      const targetHeaders = target.isDashboard ? [...headers, cookie] : headers
      const result = await runSqlmap(target, {
        base,
        headers: targetHeaders,
        log: log(target),
        seconds,
      })
      now.set(target.name, row(result))
      console.log(`sqlmap: ${row(result)}`)
      const rows = mergedRows(names, { before, now, columns: COLUMNS.length })
      writeFileSync(join(piece.reports, REPORT), reportOf(rows))
      return [result]
    },
  )
  if (left.length > 0) console.log(`sqlmap: left for another piece: ${left.join(', ')}`)
  return results
    .flat()
    .flatMap(({ name, found }) => found.map((sentence) => `sqlmap: ${name} ${sentence}`))
}

const COLUMNS = ['target', 'where it put its words', 'answers other than 200', 's', 'day', 'found']

function reportOf(rows: string): string {
  return `# sqlmap

\`bin/northlight nightly scan --only sqlmap --write\`: sqlmap against the built site with a database of its own. It runs at level 1 and risk 1, with every technique for PostgreSQL, each request from its own address. Before, it found the hole of a page that has one on purpose (\`ops/nightly/scan/hole.ts\`). Requests to the dashboard have an owner's session. Words alone tell its pages apart. For the list and the figures only a page with rows does, since the rest changes with each request. Each target has a limit of seconds of its own; where one was met, its row says so.

| ${COLUMNS.join(' | ')} |
|${COLUMNS.map(() => ' --- |').join('')}
${rows}
`
}

function row({ name, parameters, answers, seconds, found }: SqlmapResult): string {
  const cells = [parameters.join(', '), answers, seconds, today(), found.join('; ') || 'nothing']
  return rowOf(name, cells)
}
