import type { Config } from './config.server.ts'

/** The ways to reach the deployment in a sentence; brackets mark one that is not set. */
export function contactDetails({
  PUBLIC_PHONE: phone = '[phone]',
  PUBLIC_EMAIL: email = '[email]',
  PRIVACY_EMAIL: privacyEmail = email,
}: Pick<Config, 'PUBLIC_PHONE' | 'PUBLIC_EMAIL' | 'PRIVACY_EMAIL'>) {
  return { phone, email, privacyEmail }
}

/** Reserved: mail to it reaches no one (RFC 2606). */
const NO_ADDRESS = 'nobody@site.invalid'

/** Reply-to of our emails, and the contact for push services. */
export function ownAddress({
  BRAND,
  PUBLIC_EMAIL,
  MAIL_FROM,
}: Pick<Config, 'BRAND' | 'PUBLIC_EMAIL' | 'MAIL_FROM'>) {
  return { name: BRAND, address: PUBLIC_EMAIL ?? MAIL_FROM?.address ?? NO_ADDRESS }
}
