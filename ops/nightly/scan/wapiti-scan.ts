import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { explanationOf } from './explained.ts'
import type { Ground } from './ground.ts'
import { chosenIn, secondsFor, today, type Piece } from './piece.ts'
import { mergedRows, NOT_ENDED, rowOf, type Rows } from './scan-rows.ts'
import { scanTargets } from './targets.ts'
import {
  attackWith,
  crawl,
  CRAWL_LIMIT,
  MODULE_LIMIT,
  modules,
  type Module,
  type WapitiFinding,
  type WapitiResult,
  type WapitiScan,
} from './wapiti.ts'

/** Thousands of files that are all alike. */
const FILES = ['/assets/*', '/pictures/*', '/cards/*', '/brochures/*', '/dictionary/*']
/** These end the session. */
const ENDS_SESSION = [
  '/admin*',
  '/sign-out*',
  '/dashboard/account',
  '/dashboard/account/*',
  '/dashboard/team/*/sessions*',
]
const REPORT = 'wapiti.md'
/** Holes that it must find, and the module for each. */
const HOLES: readonly [RegExp, Module][] = [
  [/SQL Injection/, 'sql'],
  [/Cross Site Scripting/, 'xss,permanentxss'],
]

/**
 * Runs this piece's modules against the public site and the dashboard; returns unexplained findings.
 * The report is up to date after each module.
 */
export async function withWapiti(ground: Ground, piece: Piece): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-wapiti-'))
  try {
    const scans = scansOf(ground, piece, folder)
    const names = scans.flatMap((scan) => modules.map((module) => nameOf(scan, module)))
    const { before, chosen } = chosenIn(piece, REPORT, names)
    if (chosen.size === 0) return []
    const missed = await missedHoles(ground, piece, folder)
    if (missed.length > 0) return missed
    const now = new Map<string, string>()
    const reportResult = (name: string, result: WapitiResult) => {
      now.set(name, row(name, result))
      console.log(`wapiti: ${row(name, result)}`)
      writeFileSync(join(piece.reports, REPORT), reportOf(names, before, now))
    }
    const found: string[] = []
    for (const scan of scans) {
      const selected = modules.filter((module) => chosen.has(nameOf(scan, module)))
      if (selected.length > 0)
        found.push(...(await withScan(scan, { selected, piece, reportResult })))
    }
    if (!(await isSignedIn(ground))) found.push('wapiti: the session in the dashboard had ended')
    return found
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type ScanOptions = {
  selected: readonly Module[]
  piece: Piece
  reportResult: (name: string, result: WapitiResult) => void
}

async function withScan(
  scan: WapitiScan,
  { selected, piece, reportResult }: ScanOptions,
): Promise<string[]> {
  if (secondsFor(piece, CRAWL_LIMIT) === undefined) return []
  if (!(await crawl(scan))) return [`wapiti: looking for pages of the ${scan.name} ${NOT_ENDED}`]
  const found: string[] = []
  for (const module of selected) {
    const name = nameOf(scan, module)
    const seconds = secondsFor(piece, MODULE_LIMIT)
    if (seconds === undefined) {
      console.log(`wapiti: left for another piece: ${name} and what follows it`)
      break
    }
    const result = await attackWith(scan, module, seconds)
    reportResult(name, result)
    if (!result.isEnded) found.push(`wapiti: ${name} ${NOT_ENDED}`)
    const unexplained = result.found.filter((one) => explanationOf(one) === undefined)
    found.push(...unexplained.map(({ category, text }) => `wapiti: ${category}, ${text}`))
  }
  return found
}

function nameOf({ name }: WapitiScan, module: Module): string {
  return `${name}: ${module}`
}

function scansOf(ground: Ground, { logs }: Piece, folder: string): WapitiScan[] {
  const { base, hole, headers, cookie } = ground
  const starts = (isDashboard: boolean) => [
    ...new Set(
      scanTargets(base.host)
        .filter((target) => target.isDashboard === isDashboard && !target.path.includes('*'))
        .map(({ path }) => path),
    ),
  ]
  const common = (name: string) => ({
    name,
    base,
    endpoint: `${hole.base.origin}/endpoint/`,
    folder: join(folder, name),
    log: join(logs, `wapiti-${name.replace(' ', '-')}.log`),
  })
  return [
    {
      ...common('public site'),
      headers,
      starts: starts(false),
      without: [...FILES, '/dashboard*'],
    },
    {
      ...common('dashboard'),
      headers: [...headers, cookie],
      starts: starts(true),
      without: [...FILES, ...ENDS_SESSION],
    },
  ]
}

async function missedHoles({ hole }: Ground, { logs }: Piece, folder: string): Promise<string[]> {
  const scan: WapitiScan = {
    name: 'hole',
    base: hole.base,
    headers: [],
    starts: [],
    without: [],
    endpoint: `${hole.base.origin}/endpoint/`,
    folder: join(folder, 'hole'),
    log: join(logs, 'wapiti-hole.log'),
  }
  await crawl(scan)
  const missed: string[] = []
  for (const [category, module] of HOLES) {
    const { found } = await attackWith(scan, module)
    if (!found.some((one) => category.test(one.category)))
      missed.push(`wapiti does not find a hole that is there: ${category.source}`)
  }
  return missed
}

async function isSignedIn({ base, headers, cookie }: Ground): Promise<boolean> {
  const pairs = [...headers, cookie].map((line): [string, string] => {
    const at = line.indexOf(': ')
    return [line.slice(0, at), line.slice(at + 2)]
  })
  const { status } = await fetch(`${base.origin}/dashboard`, { headers: pairs, redirect: 'manual' })
  return status === 200
}

const COLUMNS = ['part and module', 'pages and forms', 's', 'day', 'what it says']

function reportOf(names: readonly string[], before: Rows, now: Rows): string {
  return `# wapiti

\`bin/northlight nightly scan --only wapiti --write\`: wapiti against the built site with a database of its own, as behind a proxy that ends TLS. Requests to the dashboard have an owner's session. Before, it found both holes of a page that has them on purpose (\`ops/nightly/scan/hole.ts\`). No page was made to ask for another (its \`ssrf\` and \`xxe\` listened on this machine). Each module has 120 seconds, after 45 in which it looks for pages. If they end before it has attacked all pages, its row says so.

| ${COLUMNS.join(' | ')} |
|${COLUMNS.map(() => ' --- |').join('')}
${mergedRows(names, { before, now, columns: COLUMNS.length })}
`
}

function row(name: string, { pages, seconds, found, isCut, isEnded }: WapitiResult): string {
  const notes = [
    ...summed(found),
    ...(isCut ? ['its time was over before all were attacked'] : []),
    ...(isEnded ? [] : [`${NOT_ENDED} (its limit of ${seconds} s was met)`]),
  ]
  return rowOf(name, [pages, seconds, today(), notes.join('; ') || 'nothing'])
}

function summed(found: readonly WapitiFinding[]): string[] {
  const kinds = Map.groupBy(found, (one) => `${one.category} ${explanationOf(one) ?? one.text}`)
  return [...kinds.values()].flatMap((all) => {
    const [first] = all
    if (!first) return []
    const why = explanationOf(first) ?? 'NOT EXPLAINED'
    return [`${all.length} x ${first.category}, the first ${first.text}: ${why}`]
  })
}
