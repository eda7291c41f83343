import { randomBytes, randomUUID } from 'node:crypto'
import { BlockList, isIP, isIPv6 } from 'node:net'

import { addressKey } from '#app/staff/address-key.ts'

/** What the edge knows of one request before any route sees it. */
export type Visit = {
  requestId: string
  nonce: string
  /** An IPv4 address, or the /64 of an IPv6 address. */
  clientAddress: string
  /** By the clock of performance.now, in milliseconds. */
  arrivedAt: number
}

/** Reads TRUSTED_PROXIES: addresses and CIDR ranges, separated by commas. Throws naming a wrong one. */
export function parseProxies(text: string): BlockList {
  const list = new BlockList()
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue
    const [address = '', bits, ...rest] = entry.split('/')
    const longest = isIPv6(address) ? 128 : 32
    const size = bits === undefined ? longest : Number(bits)
    const isRange = /^\d+$/.test(bits ?? '0') && size <= longest && rest.length === 0
    if (isIP(address) === 0 || !isRange) {
      throw new Error(
        `The configuration is wrong:\n  TRUSTED_PROXIES "${entry}" is neither an address nor a range such as 10.0.0.0/8`,
      )
    }
    list.addSubnet(address, size, isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return list
}

/**
 * Reads who asks for what. A proxy's headers are believed only when the peer is a trusted one;
 * then the request's address is what the visitor asked the proxy for.
 */
export function receive(
  request: Request,
  peer: string | undefined,
  proxies: BlockList,
): { request: Request; visit: Visit } {
  const peerAddress = plain(peer ?? '')
  const isTrusted = contains(proxies, peerAddress)
  const forwardedFor = request.headers.get('X-Forwarded-For') ?? ''
  const given = isTrusted ? request.headers.get('X-Request-Id') : null
  const visit = {
    requestId: given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID(),
    nonce: randomBytes(16).toString('base64'),
    clientAddress: visitorOf(peerAddress, forwardedFor, proxies),
    arrivedAt: performance.now(),
  }
  const url = isTrusted ? forwardedUrl(request) : request.url
  return { request: url === request.url ? request : new Request(url, request), visit }
}

/** Who asks, as an address key: the peer, or whom a trusted one names in X-Forwarded-For. */
export function visitorOf(
  peer: string | undefined,
  forwardedFor: string,
  proxies: BlockList,
): string {
  const address = plain(peer ?? '')
  const isProxy = contains(proxies, address)
  return addressKey(isProxy ? clientBehind(forwardedFor, address, proxies) : address)
}

/**
 * The right-most hop that is not a proxy of ours; everything left of it can be invented. One that
 * cannot be read hides who asked: then it is the proxy that is counted.
 */
function clientBehind(forwardedFor: string, peer: string, proxies: BlockList): string {
  const hops = forwardedFor.split(',').map(hopAddress)
  const client = hops.findLast((hop) => !contains(proxies, hop)) ?? hops[0] ?? ''
  return isIP(client) === 0 ? peer : client
}

/** Some proxies write `1.2.3.4:5678` or `[2001:db8::1]:5678`. */
function hopAddress(hop: string): string {
  const address = hop.trim()
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address)
  return plain(bare?.[1] ?? address)
}

function forwardedUrl(request: Request): string {
  const url = new URL(request.url)
  const protocol = last(request.headers.get('X-Forwarded-Proto'))
  const host = last(request.headers.get('X-Forwarded-Host'))
  if (host && /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host)) {
    url.port = ''
    url.host = host
  }
  if (protocol === 'https' || protocol === 'http') url.protocol = protocol
  return url.href
}

function last(header: string | null): string | undefined {
  return header?.split(',').at(-1)?.trim().toLowerCase()
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Whether an address, as a socket gives it, is one of the proxies'. */
export function contains(proxies: BlockList, address: string): boolean {
  const bare = plain(address)
  if (isIP(bare) === 0) return false
  return proxies.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4')
}
