import type { Stored } from './stored.ts'
import type { Honest } from './visitor.ts'

export const MAX_MEGABYTES = 400

/** Flood enquiries in ten minutes: a quarter of the budget without a challenge and one address's own as leads, and those kept as spam. */
export const MAX_FLOODED = { leads: 300, spam: 3200 }

/** Milliseconds for an honest enquiry. */
export type LatencyLimits = { p95: number; max: number }

export const LATENCY_LIMITS = {
  whole: { p95: 2000, max: 2000 },
  /** On a machine that runs other tests too, one may be late. */
  short: { p95: 6000, max: 15_000 },
} as const satisfies Record<string, LatencyLimits>

export type Outcome = {
  maxMegabytes: number
  isAlive: boolean
  honest: readonly Honest[]
  /** Absent if the database did not answer afterwards. */
  stored: Stored | undefined
  errorLines: number
  /** Attacks that ended without one request: a run without them proves nothing. */
  silent: readonly string[]
  seconds: number
  /** Under a crowd, the share of honest enquiries that must be leads; otherwise all. */
  crowd?: { leads: number } | undefined
}

/** Under a crowd an honest enquiry is a lead within a minute. */
const WITHIN_A_MINUTE = { p95: 60_000, max: 60_000 }

type Broken = [isBroken: boolean, sentence: string]

export function judge(outcome: Outcome, limits: LatencyLimits): string[] {
  const { maxMegabytes, isAlive, honest, stored, errorLines, silent, seconds, crowd } = outcome
  const enquiries = honest.filter(({ kind }) => kind === 'enquiry')
  const refused = enquiries.filter(({ isAcknowledged }) => !isAcknowledged)
  const { p95, max } = spread(enquiries)
  const bounds = crowd ? WITHIN_A_MINUTE : limits
  return sentences([
    [maxMegabytes >= MAX_MEGABYTES, `the process reached ${Math.round(maxMegabytes)} MB`],
    [!isAlive, 'the process ended'],
    [silent.length > 0, `nothing was sent by ${silent.join(', ')}`],
    [enquiries.length === 0, 'no honest enquiry was sent'],
    [refused.length > 0, `${refused.length} honest enquiries were not acknowledged`],
    [p95 > bounds.p95, `honest enquiries took ${Math.round(p95)} ms at the 95th percentile`],
    [max > bounds.max, `an honest enquiry took ${Math.round(max)} ms`],
    ...misstored(stored),
    ...(crowd
      ? [tooFewLeads(stored, enquiries.length, crowd.leads)]
      : hidden(stored, Math.ceil(seconds / 600))),
    [errorLines > 0, `the log has ${errorLines} errors`],
  ])
}

function misstored(stored: Stored | undefined): Broken[] {
  if (!stored) return [[true, 'the database could not be asked what it stored']]
  const { missing, twice } = stored
  return [
    [missing > 0, `${missing} acknowledged enquiries are not stored`],
    [twice > 0, `${twice} honest enquiries are stored twice`],
  ]
}

function tooFewLeads(stored: Stored | undefined, sent: number, part: number): Broken {
  const leads = sent - (stored?.spam ?? 0) - (stored?.missing ?? 0)
  return [leads < sent * part, `${leads} of ${sent} honest enquiries are leads`]
}

function hidden(stored: Stored | undefined, windows: number): Broken[] {
  if (!stored) return []
  const { spam, flood } = stored
  return [
    [spam > 0, `${spam} honest enquiries were put aside as spam`],
    [flood.leads > windows * MAX_FLOODED.leads, `${flood.leads} enquiries of floods are leads`],
    [flood.spam > windows * MAX_FLOODED.spam, `${flood.spam} enquiries of floods are kept apart`],
  ]
}

function sentences(bounds: Broken[]): string[] {
  return bounds.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence)
}

/** Milliseconds. */
export function spread(honest: readonly Honest[]): { p50: number; p95: number; max: number } {
  const sorted = honest.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0
  return { p50: at(0.5), p95: at(0.95), max: at(1) }
}
