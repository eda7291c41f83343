import ipaddr from 'ipaddr.js'

import { readIpAddress } from '#app/lib/http/ip-address.ts'

/** The /96 of translated IPv4 addresses (RFC 6052, 2.1). */
const TRANSLATED = ipaddr.parseCIDR('64:ff9b::/96')

/** The rate limit's key: an IPv4 address, or the /64 of an IPv6 address, because one household owns all addresses below it. */
export function addressKey(address: string): string {
  const plain = address.split('%', 1).join('')
  const read = readIpAddress(plain)
  if (!read) return address.slice(0, 64)
  if (read.kind() === 'ipv4') return read.toString()
  if (read.match(TRANSLATED)) return ipaddr.fromByteArray(read.toByteArray().slice(12)).toString()
  const [a, b, c, d] = read.toNormalizedString().split(':')
  return `${a}:${b}:${c}:${d}::/64`
}
