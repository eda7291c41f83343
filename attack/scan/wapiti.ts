import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { z } from 'zod'

import { runTool } from './run-tool.ts'

/** Everything that it has but lists of other products' files, guessed passwords, and tokens in forms. */
const MODULES =
  'backup,blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,ssrf,xss,xxe'
/** Seconds of looking for pages, and of each module. */
const CRAWL_SECONDS = 45
const MODULE_SECONDS = 15
/** Beyond them it is stopped: it may only end a module between two requests. */
const SECONDS = 1200

export type WapitiFinding = { category: string; text: string }
export type WapitiResult = {
  name: string
  modules: string[]
  pages: number
  found: WapitiFinding[]
  isEnded: boolean
}

export type WapitiScan = {
  name: string
  base: URL
  headers: readonly string[]
  starts: readonly string[]
  /** Addresses that are not asked for, with `*` for any end. */
  without: readonly string[]
  /** Where it looks whether something was made to ask for what it was told to. */
  endpoint: string
  log: string
}

const findings = z.record(
  z.string(),
  z.array(z.object({ info: z.string(), path: z.string(), method: z.string() })),
)
const report = z.object({
  vulnerabilities: findings,
  anomalies: findings,
})
type Report = z.infer<typeof report>
const NO_REPORT: Report = { vulnerabilities: {}, anomalies: {} }

/** Has wapiti look for pages and forms from `starts` on, and attack what it found. */
export async function runWapiti(scan: WapitiScan): Promise<WapitiResult> {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-wapiti-'))
  try {
    const file = join(folder, 'report.json')
    const words = wordsFor(scan, folder, file)
    const { said, isEnded } = await runTool('wapiti', words, { log: scan.log, seconds: SECONDS })
    const modules = [...said.matchAll(/Launching module (\w+)/g)].map(([, name = '']) => name)
    const isWritten = isEnded && existsSync(file)
    const told = isWritten ? report.parse(JSON.parse(readFileSync(file, 'utf8'))) : NO_REPORT
    const { vulnerabilities, anomalies } = told
    const all = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)]
    return {
      name: scan.name,
      modules,
      pages: Number(/found (\d+) URLs and forms/.exec(said)?.[1] ?? 0),
      found: all.flatMap(([category, some]) =>
        some.map(({ info, path, method }) => ({ category, text: `${method} ${path}: ${info}` })),
      ),
      isEnded: isWritten,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function wordsFor(scan: WapitiScan, folder: string, file: string): string[] {
  const { base, headers, starts, without, endpoint } = scan
  return [
    '-u',
    `${base.origin}/`,
    '--scope',
    'domain',
    '-m',
    MODULES,
    ...starts.flatMap((path) => ['-s', `${base.origin}${path}`]),
    ...without.flatMap((path) => ['-x', `${base.origin}${path}`]),
    ...headers.flatMap((header) => ['-H', header]),
    '--endpoint',
    endpoint,
    '--flush-session',
    '--no-bugreport',
    `--store-session=${folder}`,
    `--store-config=${folder}`,
    '--timeout=15',
    '--verbose=1',
    `--max-scan-time=${CRAWL_SECONDS}`,
    `--max-attack-time=${MODULE_SECONDS}`,
    '--format=json',
    `--output=${file}`,
  ]
}
