const MINUTE_MS = 60_000

/**
 * Reports that count in one minute: from one IPv4 address, which a carrier may share among thousands;
 * from one /64 of IPv6; and from all, so that no flood makes the counts its own.
 */
export const MOST_A_MINUTE = { ipv4: 60, ipv6: 12, all: 1200 } as const

/**
 * Whether one more report of an address counts. The addresses are known here alone, for a minute at
 * most, and no more of them than reports that count. `now` is in milliseconds.
 */
export function vitalsLimit(now: () => number = () => performance.now()) {
  const taken = new Map<string, number>()
  let since = now()
  let all = 0

  return (address: string): boolean => {
    if (now() - since >= MINUTE_MS) {
      taken.clear()
      since = now()
      all = 0
    }
    const own = taken.get(address) ?? 0
    const most = address.includes(':') ? MOST_A_MINUTE.ipv6 : MOST_A_MINUTE.ipv4
    if (own >= most || all >= MOST_A_MINUTE.all) return false
    taken.set(address, own + 1)
    all += 1
    return true
  }
}
