import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runTool, type Ran } from './run-tool.ts'
import { NOT_ENDED } from './scan-rows.ts'
import type { ScanTarget } from './targets.ts'

export type SqlmapResult = {
  name: string
  /** Where it put its words. */
  parameters: string[]
  /** How often each status came that is no 200. */
  answers: string
  seconds: number
  /** A sentence each; none where there is nothing. */
  found: string[]
}

/** `seconds` is its limit of time. */
type Asked = { base: URL; headers: readonly string[]; log: string; seconds: number }

/** Has sqlmap try every way into PostgreSQL that it knows by each input of the target. */
export async function runSqlmap(target: ScanTarget, asked: Asked): Promise<SqlmapResult> {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-sqlmap-'))
  try {
    const words = wordsFor(target, asked, folder)
    return judge(target, await runTool('sqlmap', words, asked))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function wordsFor(target: ScanTarget, { base, headers }: Asked, folder: string): string[] {
  const { path, body, sign, isDesk } = target
  const apart = isDesk ? ['--text-only'] : []
  const all = [
    ...headers,
    ...(body ? [`Content-Type: ${body.type}`] : []),
    ...(body?.headers ?? []),
  ]
  return [
    '--batch',
    '--ignore-stdin',
    '--flush-session',
    '--disable-coloring',
    '--skip-waf',
    '--ignore-redirects',
    '--ignore-code=*',
    '--dbms=PostgreSQL',
    '--level=1',
    '--risk=1',
    '--threads=4',
    '--timeout=15',
    // Each request is of another address, so that no budget of an address hides what is behind it.
    '--tamper=xforwardedfor',
    `--output-dir=${folder}`,
    `--headers=${all.join('\n')}`,
    '-u',
    `${base.origin}${path}`,
    ...(body ? [`--data=${body.text}`] : []),
    ...(sign === undefined ? apart : [`--string=${sign}`]),
  ]
}

/** What sqlmap says of a target, in short. */
export function judge(
  { name }: Pick<ScanTarget, 'name'>,
  { said, isEnded, seconds }: Ran,
): SqlmapResult {
  const parameters = matches(said, /testing for SQL injection on (.+)$/gm)
  const points = matches(said, /^Parameter: (.+)$/gm)
  const answers = matches(said, /^(\d{3} \(.+\) - \d+ times.*)$/gm).join(', ')
  const faults = matches(answers, /\b(5\d\d \([^)]+\) - \d+ times)/g)
  const isClean = /all tested parameters do not appear to be injectable/.test(said)
  const isUnknown = points.length === 0 && !isClean
  const isBlind = /such a string is not within the target URL raw response/.test(said)
  return {
    name,
    parameters,
    answers,
    seconds,
    found: [
      ...points.map((point) => `${point} leads into SQL`),
      ...faults.map((fault) => `answers ${fault}`),
      ...(isEnded ? [] : [`${NOT_ENDED} (its limit of ${seconds} s was met)`]),
      ...(isBlind ? ['does not hold what its pages are told apart by'] : []),
      ...(isEnded && isUnknown ? [`says nothing of it: ${lastOf(said)}`] : []),
    ],
  }
}

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, one = '']) => one.trim()))]
}

function lastOf(said: string): string {
  return said.trim().split('\n').slice(-3).join(' ').slice(-300)
}
