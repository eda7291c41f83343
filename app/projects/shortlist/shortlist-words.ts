/** The address of a shortlist: the one of this device, or the one that is named. */
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

/** Names in one line of at most so many characters; those left out are counted. */
export function namesWithin(names: readonly string[], limit: number): string {
  for (let count = names.length; count > 0; count -= 1) {
    const left = names.length - count
    const line = names.slice(0, count).join(', ') + (left > 0 ? ` and ${left} more` : '')
    if (line.length <= limit) return line
  }
  return names.length === 0 ? '' : `${names.length} projects`
}
