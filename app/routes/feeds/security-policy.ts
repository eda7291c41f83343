import { config } from '#app/config/config.server.ts'

import { reportWay } from './report-way.ts'

/** How to report a vulnerability: the policy that security.txt names (RFC 9116, 2.5.7). */
export function loader() {
  const contact = config.SECURITY_CONTACT ?? config.PUBLIC_EMAIL
  if (contact === undefined) return new Response('Not found', { status: 404 })
  const way = reportWay(contact)
  const lines = [
    `How to report a security problem of this site to ${config.BRAND}`,
    '',
    `${way}, in English or Hindi. Say what can be done, by which steps, and how we reach you. You need no form and no account. A person reads it.`,
    '',
    'Please',
    '- look no further than it takes to see the problem, and keep no one’s data;',
    '- enter what you need under a name that shows what it is, such as "Security test", and your own phone and mail;',
    '- send no floods, and do not try to trick our staff;',
    '- tell no one else before we fix it, or before a day that you tell us first.',
    '',
    'We do not promise a reward.',
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
