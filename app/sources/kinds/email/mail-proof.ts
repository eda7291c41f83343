/** Whether DKIM or SPF passed for one of these domains or a name below it. */
export function isProved(authentication: string, domains: readonly string[]): boolean {
  const text = withoutQuotes(authentication.toLowerCase())
  const passed = text.trimStart().startsWith('{')
    ? Array.from(text.matchAll(/@([\w.-]+) *: *pass\b/g), ([, domain = '']) => domain)
    : text.split(/[;\n]/).flatMap((result) => passedDomain(result) ?? [])
  return passed.some((domain) => isOfDomain(domain, domains))
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
