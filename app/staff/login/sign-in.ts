import type { Staff } from '#app/staff/staff.ts'

/** Sent by the login form and the allLeads call (SPEC sections 5 and 7). */
export type Credentials = { phone: string; password: string }

/** Undefined when one is missing: both are required. */
export function filledCredentials(phone: unknown, password: unknown): Credentials | undefined {
  const isFilled = isText(phone) && isText(password)
  return isFilled ? { phone, password } : undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** better-auth's own limits; a longer password is wrong without a hash. */
export const passwordLength = { min: 10, max: 128 } as const

/** Failed attempts per window; `maxAttemptsOfKnown` covers all known browsers of an account, so that stolen cookies gain little. */
export const signInLimit = {
  maxAttempts: 10,
  maxAttemptsOfKnown: 50,
  windowSeconds: 15 * 60,
} as const

/** Seconds to wait when too many people log in. */
export const BUSY_SECONDS = 5

/** `two-step`: correct password, code missing. `busy`: too many logins, password unchecked. */
export type CredentialCheck =
  | { kind: 'right'; staff: Staff }
  | { kind: 'two-step'; staff: Staff; attempt: string }
  | { kind: 'wrong' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'busy' }
