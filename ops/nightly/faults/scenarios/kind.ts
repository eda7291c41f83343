import type { SiteProcess } from '#ops/nightly/faults/environment/site-process.ts'
import type { Stage, StageName } from '#ops/nightly/faults/environment/stage.ts'
import type { Fault } from '#ops/nightly/faults/plan.ts'
import { realWorld, waitUntil } from '#ops/nightly/faults/scenario.ts'

export type Strike = {
  stage: Stage
  fault: Fault
  /** Waits for so many further operations. */
  pass: (operations: number) => Promise<void>
  /** For how long what is away stays away, where it is not counted in operations. */
  seconds: number
  /** Whether readiness has said meanwhile that the database is away. */
  isOutageReported: () => boolean
}

export type Kind = {
  name: string
  sentence: string
  stage: StageName
  /** The site itself goes on: pages are asked for meanwhile, and must be there. */
  isServed: boolean
  /** The database does not answer for so long that readiness must say so. */
  isLongOutage: boolean
  /** Meanwhile each enquiry must be told in time, and in the specified words. */
  isAnsweredInTime: boolean
  /** In the long form. */
  rounds: number
  /** Why it cannot be done on this machine. */
  missingRequirement?: () => string | undefined
  /** Does harm until it is over, and answers what it did. */
  strike: (strike: Strike) => Promise<string>
}

/** So many operations, drawn from the fault's own seed. */
export function spanOf({ span }: Fault, min: number, max: number): number {
  return min + (span % (max - min + 1))
}

/** One of several ways, drawn from the fault's own seed. */
export function wayOf<const Way>({ variant }: Fault, ways: readonly [Way, ...Way[]]): Way {
  return ways[variant % ways.length] ?? ways[0]
}

export function firstSite({ sites }: Stage): SiteProcess {
  const [site] = sites
  if (!site) throw new Error('The stage has no site')
  return site
}

/** Starts a site again as a machine does whose service ended: until it is there. */
export async function startAgain(site: SiteProcess): Promise<void> {
  site.launch()
  await site.ready()
}

/** Milliseconds in which readiness says so at last, on however busy a machine. */
const READINESS_MS = 30_000

/** Waits for the seconds for which something is away, and longer where readiness has not said so yet. */
export async function waitForOutage({ seconds, isOutageReported }: Strike): Promise<void> {
  await realWorld.sleep(seconds * 1000)
  await waitUntil(realWorld, isOutageReported, { timeoutMs: READINESS_MS })
}
