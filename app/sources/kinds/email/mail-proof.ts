type Received = {
  /** Authentication-Results, which any sender can write, too. */
  authentication: string
  /** As a service for incoming mail lists domains: `{@a.com : pass}`. */
  dkim: string
}

export type Proof = 'proved' | 'unproved' | { unknownServer: string }

/** Whether DKIM or SPF passed for one of these domains or a name below it, by a mail server of the owner. */
export function proofOf(
  { authentication, dkim }: Received,
  domains: readonly string[],
  servers: readonly string[],
): Proof {
  const isOfPortal = (domain: string) => isOfDomain(domain, domains)
  const listed = dkim.toLowerCase().matchAll(/@([\w.-]+) *: *pass\b/g)
  if (Array.from(listed, ([, domain = '']) => domain).some(isOfPortal)) return 'proved'
  const [server = '', ...results] = withoutQuotes(authentication.toLowerCase()).split(/[;\n]/)
  if (!results.flatMap((result) => passedDomain(result) ?? []).some(isOfPortal)) return 'unproved'
  // RFC 8601, section 2.2: the name of the server comes first, and a version can follow.
  const unknownServer = server.trim().split(/\s/)[0] ?? ''
  return isOfDomain(unknownServer, servers) ? 'proved' : { unknownServer }
}

export function isOfDomain(name: string, domains: readonly string[]): boolean {
  return domains.some((domain) => name === domain || name.endsWith(`.${domain}`))
}

/** A sender chooses what quotes and comments contain, such as a local part with `;dkim=pass`. */
function withoutQuotes(authentication: string): string {
  return authentication.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').replaceAll(/\([^()]*\)/g, ' ')
}

/** Of `dkim=pass header.d=a.com` or `spf=pass smtp.mailfrom=x@a.com`; a local part has no blanks. */
function passedDomain(result: string): string | undefined {
  if (!/(?:^|\s)(?:dkim|spf)=pass(?:\s|$)/.test(result)) return undefined
  const written = /\s(?:header\.[di]|smtp\.mailfrom)=(\S+)/.exec(result)?.[1]
  return written?.slice(written.lastIndexOf('@') + 1).replaceAll(/[^\w.-]/g, '')
}
