import { groupBy } from '#app/lib/lists.ts'

import { changedNames } from './change-texts.ts'
import type { PublicChange } from './public-changes.ts'

const MAX_ENTRIES = 50
/** A feed without entries also needs a date (RFC 4287, 4.1.1). */
const NEVER = '1970-01-01T00:00:00Z'

/** `origin`: the site's address without a path. */
type Site = { origin: string; brand: string }

/** An Atom feed (RFC 4287) with one entry per project and publication. */
export function changesFeed(changes: readonly PublicChange[], { origin, brand }: Site): string {
  const published = [...groupBy(changes, ({ publication }) => publication).values()]
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
  <id>${escaped(`${origin}/changes`)}</id>
  <title>${escaped(`What changed | ${brand}`)}</title>
  <updated>${changes[0]?.publishedAt ?? NEVER}</updated>
  <author><name>${escaped(brand)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escaped(`${origin}/changes.atom`)}"/>
  <link rel="alternate" type="text/html" href="${escaped(`${origin}/changes`)}"/>
${published
  .slice(0, MAX_ENTRIES)
  .map((together) => entry(together, origin))
  .join('')}</feed>
`
}

function entry(changes: readonly PublicChange[], origin: string): string {
  const [first] = changes
  if (!first) return ''
  const { project, publication, publishedAt, day } = first
  // A stable id, whatever the project's later name and address (RFC 4151).
  const id = `tag:${new URL(origin).hostname},${day}:changes/${publication}`
  const lines = changes.map(
    ({ text, check }) => `<li>${escaped(`${text}. Checked on ${check}.`)}</li>`,
  )
  return `  <entry>
    <id>${escaped(id)}</id>
    <title>${escaped(`${project.name}: ${changedNames(changes)}`)}</title>
    <link rel="alternate" type="text/html" href="${escaped(`${origin}/${project.slug}`)}"/>
    <published>${publishedAt}</published>
    <updated>${publishedAt}</updated>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><ul>${lines.join('')}</ul></div></content>
  </entry>
`
}

/** Drops characters that XML forbids (XML 1.0, 2.2). */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
