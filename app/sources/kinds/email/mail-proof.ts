/** Whether DKIM or SPF passed for one of these domains or a name below it. */
export function isProved(authentication: string, domains: readonly string[]): boolean {
  return authentication
    .toLowerCase()
    .split(/[;,{}\n]/)
    .map(passedDomain)
    .some((passed) => passed !== undefined && isOfDomain(passed, domains))
}

export function isOfDomain(name: string, domains: readonly string[]): boolean {
  return domains.some((domain) => name === domain || name.endsWith(`.${domain}`))
}

/** Of `dkim=pass header.d=a.com`, `spf=pass smtp.mailfrom=x@a.com`, or `@a.com : pass`. */
function passedDomain(result: string): string | undefined {
  const listed = /^\s*@([\w.-]+) *: *pass\b/.exec(result)
  if (listed) return listed[1]
  if (!/\b(?:dkim|spf)=pass\b/.test(result)) return undefined
  const written = /(?:header\.[di]|smtp\.mailfrom)=(\S+)/.exec(result)?.[1]
  return written?.slice(written.lastIndexOf('@') + 1).replaceAll(/[^\w.-]/g, '')
}
