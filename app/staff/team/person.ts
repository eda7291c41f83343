import type { Staff } from '#app/staff/staff.ts'

/** One of the people of the desk, as its owner sees them. */
export type Person = Staff & {
  isSuspended: boolean
  hasSecondStep: boolean
  /** How many browsers they are signed in with. */
  sessions: number
  /** Undefined for somebody who was never at the desk. */
  lastSeen: { at: string; shown: string; isNow: boolean } | undefined
}

/** A browser that somebody is signed in with. */
export type OpenSession = {
  id: string
  /** Such as `Chrome, Android`; undefined where it does not say. */
  browser: string | undefined
  since: { at: string; shown: string }
}
