import { isIPv6 } from 'node:net'

/**
 * What one visitor's tries are counted under: an IPv4 address itself, an IPv6 address by its /64,
 * because one household or one rented server owns all addresses below it.
 */
export function addressKey(address: string): string {
  const plain = address.split('%', 1).join('')
  if (!isIPv6(plain)) return address.slice(0, 64)
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after]
  return fourIn(groups) ?? `${groups.slice(0, 4).join(':')}::/64`
}

/** An IPv4 address that is written as one of IPv6: mapped (RFC 4291), or by a translator (RFC 6052). */
function fourIn(groups: readonly string[]): string | undefined {
  if (!/^(?:0:0:0:0:0:ffff|64:ff9b:0:0:0:0):/.test(groups.join(':'))) return undefined
  const parts = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return parts.join('.')
}
