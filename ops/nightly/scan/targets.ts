import { probes, type Probe } from '#test/helpers/site/every-route.ts'

import { FILLED } from './filled-forms.ts'

/** What a scanner is given: an address with the input that it takes. */
export type ScanTarget = {
  name: string
  path: string
  body?: { type: string; text: string; headers?: string[] }
  isDashboard: boolean
  /** What its page holds where the database found something, and no page else. */
  sign?: string
  /** The most seconds that it may take, where they are others than usual. */
  seconds?: number
}

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
const TEXT = 'text/plain;charset=UTF-8'

/** Searches and filters of the desk; acts on a lead or a visit are what `nightly fuzz` sends. */
const SEARCHES = [
  '/dashboard',
  '/dashboard/leads/search',
  '/dashboard/spam',
  '/dashboard/Leads_List.csv',
  '/dashboard/leads.jsonl',
  '/dashboard/reports',
  '/dashboard/team',
  '/dashboard/alerts',
  '/dashboard/visits',
]

/** Of the desk, what is below these: the editors of listings and words, accounts, and who gets a lead. */
const EDITED = [
  '/dashboard/projects',
  '/dashboard/pages',
  '/dashboard/team',
  '/dashboard/account',
  '/dashboard/assignment',
  '/dashboard/leave',
]

/**
 * Of pages of the desk that change with each request and are long to compare, what stands there where the
 * database found something, and nowhere else.
 */
const SIGNS: Record<string, string> = {
  '/dashboard': 'row-message',
  '/dashboard/reports': 'reports-tables',
}
/** Seconds of one of these, which are longer than others. */
const DASHBOARD_SECONDS = 900

/** A part of an address that is looked up; sqlmap puts its words where the star is. */
const PARTS = [
  '/godrej-reverine*',
  '/city/noida*',
  '/privacy/withdraw/00000000000000000000000000000000*',
  '/privacy/withdraw-all/00000000000000000000000000000000*',
  '/visits/AAAAAAAAAAAAAAAAAAAAAA*.ics',
  '/brochures/lodha-goa*.pdf',
]

/** Everything that takes input from anyone, and the searches of the desk, as the list of all routes has them. */
export function scanTargets(host: string): ScanTarget[] {
  const known = probes.filter(
    (probe) => takesInput(probe) && (!probe.staff || isScanned(pathOf(probe))),
  )
  return [
    ...withUniqueNames(known.map((probe) => targetOf(filled(probe), host))),
    ...PARTS.map((path) => ({ name: `GET ${path}`, path, isDashboard: false })),
  ]
}

function isScanned(path: string): boolean {
  return SEARCHES.includes(path) || EDITED.some((one) => `${path}/`.startsWith(`${one}/`))
}

/** With what a form or call takes, where the list of all routes has what is refused before the database is asked. */
function filled(probe: Probe): Probe {
  const more = FILLED[pathOf(probe)]
  return more === undefined || (!probe.form && probe.json === undefined)
    ? probe
    : { path: probe.path, staff: true, ...more }
}

/** Two with one address and other fields are two rows of a report: the later says what it sends. */
function withUniqueNames(targets: readonly ScanTarget[]): ScanTarget[] {
  const seen = new Set<string>()
  return targets.map((target) => {
    const isNew = !seen.has(target.name)
    seen.add(target.name)
    return isNew ? target : { ...target, name: `${target.name} ${target.body?.text}` }
  })
}

function takesInput({ path, form, json, text }: Probe): boolean {
  const isFilled = [form, json].some((body) => JSON.stringify(body ?? {}) !== '{}')
  return path.includes('?') || isFilled || text !== undefined
}

function pathOf({ path }: Probe): string {
  return path.split('?')[0] ?? path
}

function targetOf(probe: Probe, host: string): ScanTarget {
  const body = bodyOf(probe, host)
  const name = `${body ? 'POST' : 'GET'} ${probe.path}`
  const sign = probe.staff ? SIGNS[pathOf(probe)] : undefined
  return {
    name,
    path: probe.path,
    isDashboard: probe.staff === true,
    ...(body && { body }),
    ...(sign !== undefined && { sign, seconds: DASHBOARD_SECONDS }),
  }
}

function bodyOf({ form, json, text }: Probe, host: string): ScanTarget['body'] {
  if (form) return { type: FORM, text: new URLSearchParams(form).toString() }
  // Without its header a call is refused before anything of it is read.
  if (json !== undefined)
    return { type: JSON_TYPE, text: JSON.stringify(json), headers: ['pid: northlight'] }
  // A report counts only where it is of the site's own page.
  return text === undefined ? undefined : { type: TEXT, text: text.replace('homes.test', host) }
}
