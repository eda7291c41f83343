import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'

/** Days until the file expires; each answer renews them (RFC 9116, 2.5.5). */
const VALID_DAYS = 180

/** The security contact of the site (RFC 9116). */
export function loader() {
  const contact = contactAddress()
  if (contact === undefined) return new Response('Not found', { status: 404 })
  const origin = siteOrigin(config.PUBLIC_URL)
  const expires = new Date(Date.now() + VALID_DAYS * 24 * 60 * 60 * 1000)
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    ...(origin === ''
      ? []
      : [
          `Canonical: ${origin}/.well-known/security.txt`,
          `Policy: ${origin}/.well-known/security-policy.txt`,
        ]),
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

function contactAddress(): string | undefined {
  const { SECURITY_CONTACT, PUBLIC_EMAIL } = config
  const own = SECURITY_CONTACT ?? PUBLIC_EMAIL
  return own?.startsWith('https://') ? own : own && `mailto:${own}`
}
