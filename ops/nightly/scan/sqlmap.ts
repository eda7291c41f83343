import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runTool, type Ran } from './run-tool.ts'
import { NOT_ENDED } from './scan-rows.ts'
import type { ScanTarget } from './targets.ts'

export type SqlmapResult = {
  name: string
  /** Where it put its payloads. */
  parameters: string[]
  /** Statuses other than 200, with their counts. */
  answers: string
  seconds: number
  found: string[]
}

/** `seconds` is its time limit. */
type RunOptions = { base: URL; headers: readonly string[]; log: string; seconds: number }

/** Tries all of sqlmap's PostgreSQL techniques on each input of the target. */
export async function runSqlmap(target: ScanTarget, options: RunOptions): Promise<SqlmapResult> {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-sqlmap-'))
  try {
    const args = argsFor(target, options, folder)
    return judge(target, await runTool('sqlmap', args, options))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function argsFor(target: ScanTarget, { base, headers }: RunOptions, folder: string): string[] {
  const { path, body, sign, isDashboard } = target
  const textOnly = isDashboard ? ['--text-only'] : []
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
    // A new address for each request, so that no rate limit hides what is behind it.
    '--tamper=xforwardedfor',
    `--output-dir=${folder}`,
    `--headers=${all.join('\n')}`,
    '-u',
    `${base.origin}${path}`,
    ...(body ? [`--data=${body.text}`] : []),
    ...(sign === undefined ? textOnly : [`--string=${sign}`]),
  ]
}

export function judge(
  { name }: Pick<ScanTarget, 'name'>,
  { output, isEnded, seconds }: Ran,
): SqlmapResult {
  const parameters = matches(output, /testing for SQL injection on (.+)$/gm)
  const points = matches(output, /^Parameter: (.+)$/gm)
  const answers = matches(output, /^(\d{3} \(.+\) - \d+ times.*)$/gm).join(', ')
  const faults = matches(answers, /\b(5\d\d \([^)]+\) - \d+ times)/g)
  const isClean = /all tested parameters do not appear to be injectable/.test(output)
  const isUnknown = points.length === 0 && !isClean
  const isBlind = /such a string is not within the target URL raw response/.test(output)
  return {
    name,
    parameters,
    answers,
    seconds,
    found: [
      ...points.map((point) => `${point} leads into SQL`),
      ...faults.map((fault) => `answers ${fault}`),
      ...(isEnded ? [] : [`${NOT_ENDED} (its limit of ${seconds} s was met)`]),
      ...(isBlind ? ['has nothing that tells its pages apart'] : []),
      ...(isEnded && isUnknown ? [`says nothing of it: ${lastOf(output)}`] : []),
    ],
  }
}

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, one = '']) => one.trim()))]
}

function lastOf(output: string): string {
  return output.trim().split('\n').slice(-3).join(' ').slice(-300)
}
