const counts = new Map<string, number>()

/** Counts that something of a kind happened in this process since its start; costs next to nothing. */
export function tally(kind: string, what: string): void {
  const name = `${kind} ${what}`
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

/** How often each of these happened. */
export function talliesOf<What extends string>(
  kind: string,
  all: readonly What[],
): { what: What; count: number }[] {
  return all.map((what) => ({ what, count: counts.get(`${kind} ${what}`) ?? 0 }))
}
