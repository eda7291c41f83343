import { createHash } from 'node:crypto'

/** A hash chain's link; `body` is JSON. */
export type ChainLink = { body: string; previous: string; hash: string }

export const NO_LINK = '0'.repeat(64)

/** Moments are ISO 8601. */
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

/** SHA-256 of the previous hash and the body, in hexadecimal. */
export function linkHash(previous: string, body: string): string {
  return createHash('sha256')
    .update(previous + body)
    .digest('hex')
}

export function nextLink(
  { person, place, previous }: { person: string; place: number; previous: string },
  event: PrivacyEvent,
): ChainLink {
  const body = JSON.stringify({ person, place, ...event })
  return { body, previous, hash: linkHash(previous, body) }
}

/** Describes the first invalid link; undefined for a valid chain. */
export function chainFault(links: readonly ChainLink[], person: string): string | undefined {
  let previous = NO_LINK
  for (const [index, link] of links.entries()) {
    const place = index + 1
    if (link.previous !== previous) return `Link ${place} does not follow the one before it.`
    if (linkHash(link.previous, link.body) !== link.hash) return `Link ${place} was altered.`
    const { person: whose, place: storedPlace } = readPlace(link.body)
    if (whose !== person || storedPlace !== place) return `Link ${place} belongs elsewhere.`
    previous = link.hash
  }
  return undefined
}

function readPlace(body: string): { person?: unknown; place?: unknown } {
  const value: unknown = JSON.parse(body)
  return typeof value === 'object' && value !== null ? value : {}
}
