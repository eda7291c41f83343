const MINUTE_MS = 60_000

/** Reports a minute: from an IPv4 address, which a carrier may share among thousands; from a /64 of IPv6; in all. */
export type MostAMinute = { ipv4: number; ipv6: number; all: number }

/** Addresses stay in memory for a minute at most. `now` is in milliseconds. */
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
