import { setTimeout as sleep } from 'node:timers/promises'

import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'

/** Milliseconds that a code is to hold on, so that it is there before it changes. */
const MIN_MS = 5000
const PERIOD_MS = 30_000

/** What the letters of a key stand for, as an authenticator reads them. */
export function secretOf(letters: string): string {
  return new TextDecoder().decode(base32.decode(letters.replaceAll(' ', '')))
}

/** The code that an authenticator shows now; just before it changes, this waits for the next. */
export async function shownCode(secret: string): Promise<string> {
  const left = PERIOD_MS - (Date.now() % PERIOD_MS)
  if (left < MIN_MS) await sleep(left)
  return createOTP(secret).totp()
}
