import type { Staff } from '#app/staff/staff.ts'

export type Person = Staff & {
  isSuspended: boolean
  hasSecondStep: boolean
  sessions: number
  lastSeen: { at: string; shown: string; isNow: boolean } | undefined
}

export type OpenSession = {
  id: string
  browser: string | undefined
  since: { at: string; shown: string }
}
