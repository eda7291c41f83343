const MINUTE_MS = 60_000

/** True for the first `max` of one name in each minute. `now` is in milliseconds. */
export function minuteCount(
  max: number,
  now: () => number = () => performance.now(),
): (name: string) => boolean {
  const taken = new Map<string, number>()
  let since = now()
  return (name) => {
    if (now() - since >= MINUTE_MS) {
      taken.clear()
      since = now()
    }
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return count <= max
  }
}
