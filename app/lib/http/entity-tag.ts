/**
 * Whether a request's If-None-Match names this version, or any (RFC 9110, 13.1.2). A proxy that
 * compresses may have weakened the tag, which says the same here. What has no tag is never known.
 */
export function isKnownTag(
  ifNoneMatch: string | null | undefined,
  tag: string | undefined,
): boolean {
  if (tag === undefined || !ifNoneMatch) return false
  const held = ifNoneMatch.split(',').map(strong)
  return held.includes('*') || held.includes(strong(tag))
}

function strong(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
