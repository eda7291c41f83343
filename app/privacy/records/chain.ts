import { createHash } from 'node:crypto'

/** What a link of a chain holds: JSON of what happened, the hash of the link before, and its own. */
export type ChainLink = { body: string; previous: string; hash: string }

/** What stands before the first link. */
export const NO_LINK = '0'.repeat(64)

/** What happened to somebody's data, or with it; moments are ISO 8601. */
export type PrivacyEvent =
  | {
      kind: 'given'
      at: string
      lead: string
      notice: string
      version: string
      purposes: readonly string[]
      page: string
    }
  | { kind: 'contacted'; at: string; lead: string; by: string; how: string | null }
  | { kind: 'withdrawn'; at: string; leads: readonly string[]; way: string }
  | { kind: 'sealed'; at: string; until: string }
  | { kind: 'restored'; at: string; leads: readonly string[]; way: string }
  | { kind: 'erased'; at: string }
  | { kind: 'told'; at: string; what: 'export' }

/** SHA-256 of the hash before and the body, one after the other, in hexadecimal. */
export function linkHash(previous: string, body: string): string {
  return createHash('sha256')
    .update(previous + body)
    .digest('hex')
}

/** The next link of a person's chain; `place` counts from 1. */
export function nextLink(
  { person, place, previous }: { person: string; place: number; previous: string },
  event: PrivacyEvent,
): ChainLink {
  const body = JSON.stringify({ person, place, ...event })
  return { body, previous, hash: linkHash(previous, body) }
}

/** What is wrong with a chain, in words, by the place of its first wrong link; undefined where it holds. */
export function chainFault(links: readonly ChainLink[], person: string): string | undefined {
  let previous = NO_LINK
  for (const [index, link] of links.entries()) {
    const place = index + 1
    if (link.previous !== previous) return `Link ${place} does not follow the one before it.`
    if (linkHash(link.previous, link.body) !== link.hash) return `Link ${place} was altered.`
    const { person: whose, place: said } = readPlace(link.body)
    if (whose !== person || said !== place) return `Link ${place} belongs elsewhere.`
    previous = link.hash
  }
  return undefined
}

function readPlace(body: string): { person?: unknown; place?: unknown } {
  const value: unknown = JSON.parse(body)
  return typeof value === 'object' && value !== null ? value : {}
}
