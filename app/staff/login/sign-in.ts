import type { Staff } from '#app/staff/staff.ts'

/** What the login form and the allLeads call both send (SPEC sections 5 and 7). */
export type Credentials = { phone: string; password: string }

/** Phone and password as they were sent, or undefined when one is missing: both are required. */
export function filledCredentials(phone: unknown, password: unknown): Credentials | undefined {
  const isFilled = isText(phone) && isText(password)
  return isFilled ? { phone, password } : undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** better-auth's own bounds; a longer password is wrong without any hashing. */
export const passwordLength = { min: 10, max: 128 } as const

/**
 * Wrong tries within the window: of one address, at one phone, or from one known browser. All known
 * browsers of an account have `triesOfKnown` together, so that collecting their cookies gains little.
 */
export const signInLimit = { tries: 10, triesOfKnown: 50, windowSeconds: 15 * 60 } as const

/** What somebody who is told that too many sign in waits before they try again, as an answer says it. */
export const BUSY_SECONDS = 5

/**
 * `second-step`: the password is right and the code is still to come; `attempt` is this try. `busy`: so
 * many sign in that nobody looked at the password.
 */
export type CredentialCheck =
  | { kind: 'right'; staff: Staff }
  | { kind: 'second-step'; staff: Staff; attempt: string }
  | { kind: 'wrong' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'busy' }
