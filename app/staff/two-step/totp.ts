import { createOTP } from '@better-auth/utils/otp'

/** Seconds for which a code is valid (OWASP ASVS 5.0, 6.5.5), and its digits (RFC 6238). */
const PERIOD = 30

/** The half minute of a current, unused `code`; tolerance for wrong clocks would double a stolen code's life. `now` in milliseconds. */
export async function matchingStep(
  secret: string,
  code: string,
  { after, now }: { after: number; now: number },
): Promise<number | undefined> {
  const step = Math.floor(now / 1000 / PERIOD)
  if (step <= after) return undefined
  return (await createOTP(secret, { period: PERIOD }).hotp(step)) === code ? step : undefined
}

export function keyUri(secret: string, issuer: string, account: string): string {
  return createOTP(secret, { period: PERIOD }).url(issuer, account)
}
