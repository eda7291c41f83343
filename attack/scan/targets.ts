import { probes, type Probe } from '../../test/every-route.ts'

/** What a scanner is given: an address with the input that it takes. */
export type ScanTarget = {
  name: string
  path: string
  body?: { type: string; text: string }
  isDesk: boolean
}

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
const TEXT = 'text/plain;charset=UTF-8'

/** Searches and filters of the desk; what else it takes are acts on one thing, which `test:fuzz` sends. */
const OF_THE_DESK = [
  '/dashboard',
  '/dashboard/found',
  '/dashboard/suspect',
  '/dashboard/Leads_List.csv',
  '/dashboard/insight',
  '/dashboard/accounts',
  '/dashboard/arrivals',
  '/dashboard/visits',
]

/** A part of an address that is looked up; sqlmap puts its words where the star is. */
const PARTS = [
  '/godrej-reverine*',
  '/city/noida*',
  '/privacy/withdraw/00000000000000000000000000000000*',
  '/visits/AAAAAAAAAAAAAAAAAAAAAA*.ics',
  '/brochures/lodha-goa*.pdf',
]

/** Everything that takes input from anybody, and the searches of the desk, as the list of all routes has them. */
export function scanTargets(host: string): ScanTarget[] {
  const known = probes.filter(
    (probe) => takesInput(probe) && (!probe.staff || OF_THE_DESK.includes(pathOf(probe))),
  )
  return [
    ...known.map((probe) => targetOf(probe, host)),
    ...PARTS.map((path) => ({ name: `GET ${path}`, path, isDesk: false })),
  ]
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
  return {
    name: `${body ? 'POST' : 'GET'} ${probe.path}`,
    path: probe.path,
    isDesk: probe.staff === true,
    ...(body && { body }),
  }
}

function bodyOf({ form, json, text }: Probe, host: string): ScanTarget['body'] {
  if (form) return { type: FORM, text: new URLSearchParams(form).toString() }
  if (json !== undefined) return { type: JSON_TYPE, text: JSON.stringify(json) }
  // A report counts only where it is of the site's own page.
  return text === undefined ? undefined : { type: TEXT, text: text.replace('homes.test', host) }
}
