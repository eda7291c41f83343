/** Lists each header once. */
export function mergeVary(headers: Headers): void {
  const named = headers.get('Vary')
  if (named === null) return
  const once = new Map(named.split(',').map((name) => [name.trim().toLowerCase(), name.trim()]))
  headers.set('Vary', [...once.values()].join(', '))
}
