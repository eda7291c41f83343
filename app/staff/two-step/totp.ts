import { createOTP } from '@better-auth/utils/otp'

/** Seconds that a code holds (OWASP ASVS 5.0, 6.5.5), and the figures it has (RFC 6238). */
const PERIOD = 30

/**
 * The half minute, counted since 1970, that `code` belongs to; undefined when it is not of now, or not
 * later than `after`, the one that was used last. A clock that is off is put right, not allowed for: each
 * half minute that it may be off is one more for which a code that somebody saw opens the desk. `now` is
 * in milliseconds.
 */
export async function matchingStep(
  secret: string,
  code: string,
  { after, now }: { after: number; now: number },
): Promise<number | undefined> {
  const step = Math.floor(now / 1000 / PERIOD)
  if (step <= after) return undefined
  return (await createOTP(secret, { period: PERIOD }).hotp(step)) === code ? step : undefined
}

/** What an authenticator reads from the QR code. */
export function keyUri(secret: string, issuer: string, account: string): string {
  return createOTP(secret, { period: PERIOD }).url(issuer, account)
}
