const MINUTE_MS = 60_000

/**
 * Reports that count in one minute: from one IPv4 address, which a carrier may share among thousands;
 * from one /64 of IPv6; and from all.
 */
export type MostAMinute = { ipv4: number; ipv6: number; all: number }

/**
 * Whether one more report of an address counts. The addresses are known here alone, for a minute at
 * most, and no more of them than reports that count. `now` is in milliseconds.
 */
export function minuteLimit(
  most: MostAMinute,
  now: () => number = () => performance.now(),
): (address: string) => boolean {
  const taken = new Map<string, number>()
  let since = now()
  let all = 0

  return (address) => {
    if (now() - since >= MINUTE_MS) {
      taken.clear()
      since = now()
      all = 0
    }
    const own = taken.get(address) ?? 0
    const mostOfOne = address.includes(':') ? most.ipv6 : most.ipv4
    if (own >= mostOfOne || all >= most.all) return false
    taken.set(address, own + 1)
    all += 1
    return true
  }
}
