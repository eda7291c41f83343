import { parseUrl } from '#app/lib/http/parse-url.ts'

/** Guards against requests to internal addresses: only known push hosts are allowed, `*.` matches subdomains. */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const url = parseUrl(endpoint)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  return hosts.some((host) =>
    host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host,
  )
}
