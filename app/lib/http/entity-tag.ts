/** Whether If-None-Match names this version or any (RFC 9110, 13.1.2); compressing proxies may have weakened the tag. */
export function isKnownTag(
  ifNoneMatch: string | null | undefined,
  tag: string | undefined,
): boolean {
  if (tag === undefined || !ifNoneMatch) return false
  const tags = ifNoneMatch.split(',').map(strong)
  return tags.includes('*') || tags.includes(strong(tag))
}

function strong(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
