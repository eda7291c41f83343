import { isolating } from '#app/lib/text/bidi.ts'

import { dayText } from './days.ts'
import { plural } from './health-storage.ts'

const ask = 'Ask your website technician to correct this. For the technician:'

export const httpsTexts = isolating({
  certificate: {
    good: (host: string, until: string, days: number) =>
      `${host}: valid until ${dayText(until, true)} (${plural(days, 'more day', 'more days')}).`,
    over: (host: string, until: string) =>
      `${host}: expired on ${dayText(until, true)}. Browsers refuse the site.`,
    refused: (host: string, reason: string) => `${host}: browsers would refuse it. ${reason}`,
    todo: 'The automatic renewal has probably stopped. Ask your website technician to start it again. For the technician: “docker compose restart caddy” makes Caddy try again, and “docker compose logs caddy” names what stops it. Often port 80 is closed, or the domain leads to another server. With another proxy, renew the certificate with its whole chain and the right name, and reload the proxy.',
    unreachable: (host: string, reason: string) => `This server cannot reach ${host}: ${reason}`,
    unreachableTodo:
      'Open the site on a phone. If it works, this server’s outgoing connection is blocked.',
  },
  proxy: {
    none: 'The site has no https address set, so what visitors type may not be encrypted.',
    noneTodo:
      'Ask your website technician to set it up. For the technician: put a proxy with a certificate in front of the site, set PUBLIC_URL=https://your-domain, and restart.',
    good: 'The site trusts your proxy.',
    bad: 'The site’s address is https, but the site trusts no proxy. It refuses forms, and all visitors share one limit.',
    badTodo: `${ask} set TRUSTED_PROXIES to the proxy’s address, such as 127.0.0.1, and restart.`,
    untrusted: (peer: string) =>
      `A proxy at ${peer} passed this page on, but the site does not trust it. All of its visitors share one limit, and forms can fail.`,
    untrustedTodo: (line: string) => `${ask} if this is your own proxy, set ${line} and restart.`,
    unset: (opened: string) =>
      `You opened this page as ${opened}; PUBLIC_URL is not set. So links in emails and search engines lack the address.`,
    other: (opened: string, site: string) =>
      `You opened this page as ${opened}; PUBLIC_URL is ${site}.`,
    addressTodo: (line: string) => `${ask} if visitors use this address, set ${line} and restart.`,
    insecureTodo: (site: string) =>
      `Open ${site} instead. If you did, ask your website technician to correct the proxy. For the technician: it must send X-Forwarded-Proto: https.`,
  },
} as const)
