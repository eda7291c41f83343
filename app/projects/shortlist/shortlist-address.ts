export function shortlistAddress({
  list = [],
  compare = [],
}: {
  list?: readonly string[]
  compare?: readonly string[]
}): string {
  const parts = [
    ...(list.length > 0 ? [`list=${list.join(',')}`] : []),
    ...(compare.length > 0 ? [`compare=${compare.join(',')}`] : []),
  ]
  return parts.length > 0 ? `/shortlist?${parts.join('&')}` : '/shortlist'
}

/** At most `limit` characters; the rest is counted. */
export function namesWithin(names: readonly string[], limit: number): string {
  for (let count = names.length; count > 0; count -= 1) {
    const left = names.length - count
    const line = names.slice(0, count).join(', ') + (left > 0 ? ` and ${left} more` : '')
    if (line.length <= limit) return line
  }
  return names.length === 0 ? '' : `${names.length} projects`
}
