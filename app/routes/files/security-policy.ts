import { config } from '#app/config.server.ts'

import { reportWay } from './report-way.ts'

/** How a hole in the site is reported, for whoever security.txt leads here (RFC 9116, 2.5.7). */
export function loader() {
  const contact = config.SECURITY_CONTACT ?? config.PUBLIC_EMAIL
  if (contact === undefined) return new Response('Not found', { status: 404 })
  const way = reportWay(contact)
  const lines = [
    `How to tell ${config.BRAND} of a hole in this site`,
    '',
    `${way}, in English or Hindi: what can be done, by which steps, and how we reach you. No form and no account is needed. A person reads it.`,
    '',
    'Please',
    '- look no further than it takes to see the hole, and keep no data of anybody;',
    '- enter what you need under a name that shows what it is, such as "Security test", and your own phone and mail;',
    '- send no floods, and try nothing on the people who work here;',
    '- tell nobody else before it is mended, or before you told us the day on which you will.',
    '',
    'This is no promise of a reward.',
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
