const counts = new Map<string, number>()

export function tally(kind: string, what: string): void {
  const name = `${kind} ${what}`
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

export function talliesOf<What extends string>(
  kind: string,
  all: readonly What[],
): { what: What; count: number }[] {
  return all.map((what) => ({ what, count: counts.get(`${kind} ${what}`) ?? 0 }))
}
