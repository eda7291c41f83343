import { parseUrl } from '#app/lib/http/parse-url.ts'

import { isPrivate } from './measured-page.ts'

/** What an event says of the page it happened on: nothing that a visitor typed. */
export type PageFacts = {
  page_path: string
  page_title: string
  page_location: string
  page_referrer: string
}

/**
 * The address with its campaign alone, and where the visitor came from: a page of ours by its path,
 * unless that is nobody's business, anything else by its origin.
 */
export function pageFacts(address: string, referrer: string, title: string): PageFacts {
  const url = new URL(address)
  return {
    page_path: url.pathname,
    page_title: title,
    page_location: url.origin + url.pathname + campaignOf(url),
    page_referrer: cameFrom(referrer, url.origin),
  }
}

function campaignOf({ searchParams }: URL): string {
  // Mailing programs can write the reader's address into a link.
  const kept = [...searchParams].filter(
    ([name, value]) => /^utm_\w+$/.test(name) && !value.includes('@'),
  )
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

function cameFrom(referrer: string, origin: string): string {
  const from = parseUrl(referrer)
  if (!from || from.origin === 'null') return ''
  // Whatever else a path of ours holds, somebody made it up.
  const isNamed = /^[a-z\d/-]*$/.test(from.pathname) && !isPrivate(from.pathname)
  const isOurs = from.origin === origin && isNamed
  return isOurs ? from.origin + from.pathname : `${from.origin}/`
}
