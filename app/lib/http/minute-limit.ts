const MINUTE_MS = 60_000

/** Reports a minute: from an IPv4 address, which a carrier may share among thousands; from a /64 of IPv6; in all. */
export type MaxPerMinute = { ipv4: number; ipv6: number; all: number }

/** Addresses stay in memory for a minute at most. `now` is in milliseconds. */
export function minuteLimit(
  max: MaxPerMinute,
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
    const maxPerAddress = address.includes(':') ? max.ipv6 : max.ipv4
    if (own >= maxPerAddress || all >= max.all) return false
    taken.set(address, own + 1)
    all += 1
    return true
  }
}
