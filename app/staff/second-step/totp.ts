import { createOTP } from '@better-auth/utils/otp'

/** Seconds that a code holds, and the figures it has (RFC 6238). */
const PERIOD = 30
/** Half minutes that a phone's clock may be off, either way. */
const DRIFT = 1

/**
 * The half minute, counted since 1970, that `code` belongs to; undefined when it is not of now, give
 * or take one, or not later than `after`, the one that was used last. `now` is in milliseconds.
 */
export async function matchingStep(
  secret: string,
  code: string,
  { after, now }: { after: number; now: number },
): Promise<number | undefined> {
  const { hotp } = createOTP(secret, { period: PERIOD })
  const current = Math.floor(now / 1000 / PERIOD)
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => current - DRIFT + index)
  const codes = await Promise.all(steps.map((step) => hotp(step)))
  return steps.find((step, index) => step > after && codes[index] === code)
}

/** What an authenticator reads from the QR code. */
export function keyUri(secret: string, issuer: string, account: string): string {
  return createOTP(secret, { period: PERIOD }).url(issuer, account)
}
