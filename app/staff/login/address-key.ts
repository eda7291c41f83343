import ipaddr from 'ipaddr.js'

import { readIpAddress } from '#app/lib/http/ip-address.ts'

/** The /96 in which a translator writes addresses of IPv4 (RFC 6052, 2.1). */
const TRANSLATED = ipaddr.parseCIDR('64:ff9b::/96')

/**
 * What one visitor's tries are counted under: an IPv4 address itself, an IPv6 address by its /64,
 * because one household or one rented server owns all addresses below it.
 */
export function addressKey(address: string): string {
  const plain = address.split('%', 1).join('')
  const read = readIpAddress(plain)
  if (!read) return address.slice(0, 64)
  if (read.kind() === 'ipv4') return read.toString()
  if (read.match(TRANSLATED)) return ipaddr.fromByteArray(read.toByteArray().slice(12)).toString()
  const [a, b, c, d] = read.toNormalizedString().split(':')
  return `${a}:${b}:${c}:${d}::/64`
}
