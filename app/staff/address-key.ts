import { isIPv6 } from 'node:net'

/**
 * What one visitor's tries are counted under: an IPv4 address itself, an IPv6 address by its /64,
 * because one household or one rented server owns all addresses below it.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const plain = address.split('%', 1).join('')
  if (!isIPv6(plain)) return address.slice(0, 64)
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after]
  return `${groups.slice(0, 4).join(':')}::/64`
}
