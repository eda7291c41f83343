import { parseUrl } from '#app/lib/http/parse-url.ts'

/**
 * Whether an address that a browser names is one of a push service's: the site sends to no other, so
 * that nobody has it ask an address of its own network. A host may begin with `*.`.
 */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const url = parseUrl(endpoint)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  return hosts.some((host) =>
    host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host,
  )
}
