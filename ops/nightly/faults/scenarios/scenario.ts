import type { Environment } from '#ops/nightly/faults/environment/open-environment.ts'
import type { Fault } from '#ops/nightly/faults/plan.ts'

export type Strike = {
  environment: Environment
  fault: Fault
  pass: (operations: number) => Promise<void>
  /** How long an outage lasts if operations do not count it. */
  seconds: number
  /** Whether readiness has reported that the database is away. */
  isOutageReported: () => boolean
}

export type Scenario = {
  name: string
  sentence: string
  /** The site stays up: its pages must answer meanwhile. */
  isServed: boolean
  /** So long that readiness must report it, and that enquiries must get the specified answer in time. */
  isOutage?: (fault: Fault) => boolean
  needsSmallDisk?: true
  /** In the long form. */
  rounds: number
  /** Ends with the fault, and says what it did. */
  strike: (strike: Strike) => Promise<string>
}

export function spanOf({ span }: Fault, min: number, max: number): number {
  return min + (span % (max - min + 1))
}

export function wayOf<const Way>({ variant }: Fault, ways: readonly [Way, ...Way[]]): Way {
  return ways[variant % ways.length] ?? ways[0]
}
