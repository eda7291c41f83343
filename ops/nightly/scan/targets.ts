import { probes, type Probe } from '#test/helpers/site/every-route.ts'

import { FILLED } from './filled-forms.ts'

export type ScanTarget = {
  name: string
  path: string
  body?: { type: string; text: string; headers?: string[] }
  isDashboard: boolean
  /** Only on its page, and only if the database found something. */
  sign?: string
  /** Maximum seconds, if not the default. */
  seconds?: number
}

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
const TEXT = 'text/plain;charset=UTF-8'

/** Searches and filters of the dashboard; `nightly fuzz` covers changes of leads and visits. */
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

/** The dashboard's editors, team and assignment, with everything below these. */
const EDITED = [
  '/dashboard/projects',
  '/dashboard/pages',
  '/dashboard/team',
  '/dashboard/account',
  '/dashboard/assignment',
  '/dashboard/leave',
]

/** Text that a long, changing page has only if the database found something. */
const SIGNS: Record<string, string> = {
  '/dashboard': 'row-message',
  '/dashboard/reports': 'reports-tables',
}
const DASHBOARD_SECONDS = 900

/** sqlmap puts its payload at the star. */
const PARTS = [
  '/godrej-reverine*',
  '/city/noida*',
  '/privacy/withdraw/00000000000000000000000000000000*',
  '/privacy/withdraw-all/00000000000000000000000000000000*',
  '/visits/AAAAAAAAAAAAAAAAAAAAAA*.ics',
  '/brochures/lodha-goa*.pdf',
]

/** All public input, and the dashboard's searches, from the route list. */
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

/** Replaces fields that the site refuses before it asks the database. */
function filled(probe: Probe): Probe {
  const more = FILLED[pathOf(probe)]
  return more === undefined || (!probe.form && probe.json === undefined)
    ? probe
    : { path: probe.path, staff: true, ...more }
}

/** Two with one address are two rows; the later name includes its fields. */
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
  // Without this header the site refuses a call unread.
  if (json !== undefined)
    return { type: JSON_TYPE, text: JSON.stringify(json), headers: ['pid: northlight'] }
  // A report must be about the site's own page.
  return text === undefined ? undefined : { type: TEXT, text: text.replace('homes.test', host) }
}
