import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { z } from 'zod'

import { NotInstalled, runTool, type Ran } from './run-tool.ts'

/** All but lists of other products' files, password guessing, and form tokens. `permanentxss` reads what `xss` stored. */
export const modules = [
  'sql',
  'blindsql',
  'xss,permanentxss',
  'exec',
  'file',
  'xxe',
  'ssrf',
  'crlf',
  'redirect',
  'methods',
  'htaccess',
  'backup',
  'shellshock',
  'cookieflags',
  'csp',
  'http_headers',
] as const
export type Module = (typeof modules)[number]

/** Debian's, which alone has its packages. */
const PYTHON = '/usr/bin/python3'
/** Without it Wapiti asks for Brotli, which Debian's build cannot read: it then finds no link and no form. */
const READABLE = 'Accept-Encoding: gzip, deflate'
const PROGRAM = join(import.meta.dirname, 'wapiti.py')

/** Seconds for the crawl, and for each module. */
const CRAWL_SECONDS = 45
const MODULE_SECONDS = 120
/** It stops only between two requests; after this it is killed. */
const GRACE_SECONDS = 120
/** The longest time of a crawl or a module. */
export const CRAWL_LIMIT = CRAWL_SECONDS + GRACE_SECONDS
export const MODULE_LIMIT = MODULE_SECONDS + GRACE_SECONDS

export type WapitiFinding = { category: string; text: string }
export type WapitiResult = {
  pages: number
  seconds: number
  found: WapitiFinding[]
  isCut: boolean
  isEnded: boolean
}

export type WapitiScan = {
  name: string
  base: URL
  headers: readonly string[]
  starts: readonly string[]
  /** With `*` for any end. */
  without: readonly string[]
  /** Where it checks for requests that it provoked (SSRF). */
  endpoint: string
  /** State between the crawl and its modules. */
  folder: string
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

/** Whether it came to an end and found pages. */
export async function crawl(scan: WapitiScan): Promise<boolean> {
  const args = ['--module=', '--flush-session', `--max-scan-time=${CRAWL_SECONDS}`]
  const ran = await runWapiti(scan, args, { of: 'crawl', seconds: CRAWL_LIMIT })
  if (ran.output.includes('ModuleNotFoundError')) throw new NotInstalled('wapiti')
  return ran.isEnded && readRun(ran).pages > 0
}

export async function attackWith(
  scan: WapitiScan,
  module: Module,
  seconds = MODULE_LIMIT,
): Promise<WapitiResult> {
  const file = join(scan.folder, `${module}.json`)
  const args = [
    '--skip-crawl',
    '--flush-attacks',
    `--module=${module}`,
    `--max-attack-time=${MODULE_SECONDS}`,
    '--format=json',
    `--output=${file}`,
  ]
  const ran = await runWapiti(scan, args, { of: module, seconds })
  const isWritten = ran.isEnded && existsSync(file)
  const parsedReport = isWritten ? report.parse(JSON.parse(readFileSync(file, 'utf8'))) : NO_REPORT
  return { ...readRun(ran), found: findingsOf(parsedReport), isEnded: isWritten }
}

export function readRun({
  output,
  seconds,
}: Ran): Pick<WapitiResult, 'pages' | 'seconds' | 'isCut'> {
  return {
    pages: Number(/found (\d+) URLs and forms/.exec(output)?.[1] ?? 0),
    seconds,
    isCut: output.includes('Max attack time was reached'),
  }
}

function findingsOf({ vulnerabilities, anomalies }: Report): WapitiFinding[] {
  return [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(
    ([category, some]) =>
      some.map(({ info, path, method }) => ({ category, text: `${method} ${path}: ${info}` })),
  )
}

function runWapiti(
  { base, headers, starts, without, endpoint, folder, log }: WapitiScan,
  args: readonly string[],
  { of, seconds }: { of: string; seconds: number },
): Promise<Ran> {
  const all = [
    `--url=${base.origin}/`,
    '--scope=domain',
    ...starts.flatMap((path) => ['-s', `${base.origin}${path}`]),
    ...without.flatMap((path) => ['-x', `${base.origin}${path}`]),
    ...[...headers, READABLE].flatMap((header) => ['-H', header]),
    `--endpoint=${endpoint}`,
    '--no-bugreport',
    '--timeout=15',
    '--verbose=1',
    `--store-session=${folder}`,
    `--store-config=${folder}`,
    ...args,
  ]
  return runTool(PYTHON, [PROGRAM, ...all], { log: log.replace('.log', `-${of}.log`), seconds })
}
