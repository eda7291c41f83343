import type { Staff } from '#app/staff/staff.ts'

export type Person = Staff & {
  isSuspended: boolean
  /** Without a password yet. */
  isInvited: boolean
  /** While a link to set a password is valid. */
  linkUntil: { at: string; shown: string } | undefined
  hasTwoStep: boolean
  sessions: number
  lastSeen: { at: string; shown: string; isNow: boolean } | undefined
}

export type OpenSession = {
  id: string
  browser: string | undefined
  since: { at: string; shown: string }
}
