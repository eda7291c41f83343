import { randomBytes, randomUUID } from 'node:crypto'
import { isIP } from 'node:net'

import { readIpAddress } from '#app/lib/http/ip-address.ts'
import { addressKey } from '#app/staff/login/address-key.ts'

import { contains, type Proxies } from './proxies.ts'

export type Visit = {
  requestId: string
  nonce: string
  /** An IPv4 address, or the /64 of an IPv6 address. */
  clientAddress: string
  /** The peer that forwards visitors without being in TRUSTED_PROXIES. */
  untrustedProxy?: string | undefined
  /** Milliseconds of performance.now. */
  arrivedAt: number
  sent?: Uint8Array | undefined
  staff?: string
  ready?: ReadyBody
}

/** `version` from before the body was rendered. */
export type ReadyBody = {
  body: Uint8Array<ArrayBuffer>
  encoding?: 'br' | 'gzip' | 'dcz' | undefined
  version: string
}

/** Believes the headers of trusted proxies only; then the address is the one that the visitor requested. */
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
    untrustedProxy: isTrusted ? undefined : proxyBefore(request.headers, peer),
    arrivedAt: performance.now(),
  }
  const { origin } = new URL(request.url)
  const publicOrigin = isTrusted
    ? forwardedOrigin(origin, request.headers.get.bind(request.headers))
    : origin
  if (publicOrigin === origin) return { request, visit }
  return {
    request: new Request(`${publicOrigin}${request.url.slice(origin.length)}`, request),
    visit,
  }
}

function proxyBefore(headers: Headers, peer: string | undefined): string | undefined {
  const isForwarded = headers.has('X-Forwarded-For') || headers.has('X-Forwarded-Proto')
  return isForwarded ? readIpAddress(peer ?? '')?.toString() : undefined
}

export function requestIdOf(header: string | null | undefined): string {
  return header && /^[\w.-]{8,64}$/.test(header) ? header : randomUUID()
}

/** The address key of the peer, or of X-Forwarded-For behind a trusted proxy. */
export function visitorOf(
  peer: string | undefined,
  forwardedFor: string,
  proxies: Proxies,
): string {
  const address = peer ?? ''
  const isProxy = contains(proxies, address)
  return addressKey(isProxy ? clientBehind(forwardedFor, address, proxies) : address)
}

/** The right-most hop that is no trusted proxy, because clients can invent the rest; an invalid one counts as the proxy. */
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
