import { randomBytes, randomUUID } from 'node:crypto'
import { isIP } from 'node:net'

import { addressKey } from '#app/staff/login/address-key.ts'

import { contains, type Proxies } from './proxies.ts'

/** What the edge knows of one request before any route sees it. */
export type Visit = {
  requestId: string
  nonce: string
  /** An IPv4 address, or the /64 of an IPv6 address. */
  clientAddress: string
  /** By the clock of performance.now, in milliseconds. */
  arrivedAt: number
  /** The body, where the door has read it whole. */
  sent?: Uint8Array | undefined
  /** The id of the account that is signed in; set by who finds it out. */
  staff?: string
  /** Set by whoever answers alike to everybody, who asks for the same: the body, as it is sent. */
  ready?: ReadyBody
}

/** `version` is that of what may change in the life of the process, from before the body was made. */
export type ReadyBody = {
  body: Uint8Array<ArrayBuffer>
  encoding?: 'br' | 'gzip' | 'dcz' | undefined
  version: string
}

/**
 * Reads who asks for what. A proxy's headers are believed only when the peer is a trusted one;
 * then the request's address is what the visitor asked the proxy for.
 */
export function receive(
  request: Request,
  peer: string | undefined,
  proxies: Proxies,
): { request: Request; visit: Visit } {
  const forwardedFor = request.headers.get('X-Forwarded-For') ?? ''
  const isTrusted = contains(proxies, peer ?? '')
  const visit: Visit = {
    requestId: requestIdOf(isTrusted ? request.headers.get('X-Request-Id') : null),
    nonce: randomBytes(16).toString('base64'),
    clientAddress: visitorOf(peer, forwardedFor, proxies),
    arrivedAt: performance.now(),
  }
  const { origin } = new URL(request.url)
  const asked = isTrusted
    ? forwardedOrigin(origin, request.headers.get.bind(request.headers))
    : origin
  if (asked === origin) return { request, visit }
  return { request: new Request(`${asked}${request.url.slice(origin.length)}`, request), visit }
}

/** The name by which a request is found in the log: a proxy's own, where that is one. */
export function requestIdOf(given: string | null | undefined): string {
  return given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}

/** Who asks, as an address key: the peer, or whom a trusted one names in X-Forwarded-For. */
export function visitorOf(
  peer: string | undefined,
  forwardedFor: string,
  proxies: Proxies,
): string {
  const address = peer ?? ''
  const isProxy = contains(proxies, address)
  return addressKey(isProxy ? clientBehind(forwardedFor, address, proxies) : address)
}

/**
 * The right-most hop that is not a proxy of ours; everything left of it can be invented. One that
 * cannot be read hides who asked: then it is the proxy that is counted.
 */
function clientBehind(forwardedFor: string, peer: string, proxies: Proxies): string {
  const hops = forwardedFor.split(',').map(hopAddress)
  const client = hops.findLast((hop) => !contains(proxies, hop)) ?? hops[0] ?? ''
  return isIP(client) === 0 ? peer : client
}

/** Some proxies write `1.2.3.4:5678` or `[2001:db8::1]:5678`. */
function hopAddress(hop: string): string {
  const address = hop.trim()
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address)
  return bare?.[1] ?? address
}

/** The scheme and host that a visitor asked the proxy for, which stands before `origin`. */
export function forwardedOrigin(
  origin: string,
  header: (name: string) => string | null | undefined,
): string {
  const url = new URL(origin)
  const protocol = last(header('x-forwarded-proto'))
  const host = last(header('x-forwarded-host'))
  if (host && /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host)) {
    url.port = ''
    url.host = host
  }
  if (protocol === 'https' || protocol === 'http') url.protocol = protocol
  return url.origin
}

/** Whether a visitor asked by https, as the peer says where it is a trusted proxy. */
export function isByHttps(
  peer: string | undefined,
  protocol: string | string[] | undefined,
  proxies: Proxies,
): boolean {
  return contains(proxies, peer ?? '') && last(String(protocol ?? '')) === 'https'
}

function last(header: string | null | undefined): string | undefined {
  return header?.split(',').at(-1)?.trim().toLowerCase()
}
