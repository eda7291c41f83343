import type { SiteProcess } from '#ops/nightly/faults/environment/site-process.ts'
import type { Stage, StageName } from '#ops/nightly/faults/environment/stage.ts'
import type { Fault } from '#ops/nightly/faults/plan.ts'
import { realWorld, waitUntil } from '#ops/nightly/faults/scenario.ts'

export type Strike = {
  stage: Stage
  fault: Fault
  pass: (operations: number) => Promise<void>
  /** How long an outage lasts if operations do not count it. */
  seconds: number
  /** Whether readiness has reported that the database is away. */
  isOutageReported: () => boolean
}

export type Kind = {
  name: string
  sentence: string
  stage: StageName
  /** The site stays up: its pages must answer meanwhile. */
  isServed: boolean
  /** Long enough that readiness must report the outage. */
  isLongOutage: boolean
  /** Enquiries must get an answer in time, in the specified words. */
  isAnsweredInTime: boolean
  /** In the long form. */
  rounds: number
  /** Why this machine cannot run it. */
  missingRequirement?: () => string | undefined
  /** Ends with the fault, and says what it did. */
  strike: (strike: Strike) => Promise<string>
}

export function spanOf({ span }: Fault, min: number, max: number): number {
  return min + (span % (max - min + 1))
}

export function wayOf<const Way>({ variant }: Fault, ways: readonly [Way, ...Way[]]): Way {
  return ways[variant % ways.length] ?? ways[0]
}

export function firstSite({ sites }: Stage): SiteProcess {
  const [site] = sites
  if (!site) throw new Error('The stage has no site')
  return site
}

/** As a service manager does. */
export async function startAgain(site: SiteProcess): Promise<void> {
  site.launch()
  await site.ready()
}

/** Milliseconds until readiness reports it, even on a busy machine. */
const READINESS_MS = 30_000

/** Waits longer while readiness has not reported the outage. */
export async function waitForOutage({ seconds, isOutageReported }: Strike): Promise<void> {
  await realWorld.sleep(seconds * 1000)
  await waitUntil(realWorld, isOutageReported, { timeoutMs: READINESS_MS })
}
