const MINUTE_MS = 60_000
const MAX_VISITORS = 20_000

/** Requests per visitor in the last one to two minutes. `now` is in milliseconds. */
export function recentRequests(now: () => number = () => performance.now()) {
  let [current, before] = [new Map<string, number>(), new Map<string, number>()]
  let since = now()

  function rotate(): void {
    const age = now() - since
    if (age < MINUTE_MS) return
    before = age < 2 * MINUTE_MS ? current : new Map()
    current = new Map()
    since = now()
  }

  function add(visitor: string): void {
    rotate()
    const count = current.get(visitor) ?? 0
    if (count > 0 || current.size < MAX_VISITORS) current.set(visitor, count + 1)
  }

  function of(visitor: string): number {
    return (current.get(visitor) ?? 0) + (before.get(visitor) ?? 0)
  }

  return { add, of }
}
