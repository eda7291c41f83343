import { parseUrl } from '#app/lib/http/parse-url.ts'

import { isPrivate } from './measured-page.ts'

export type PageFacts = {
  page_path: string
  page_title: string
  page_location: string
  page_referrer: string
}

/** The address with its campaign only; the referrer is a public path of this site, or another site's origin. */
export function pageFacts(address: string, referrer: string, title: string): PageFacts {
  const url = new URL(address)
  return {
    page_path: url.pathname,
    page_title: title,
    page_location: url.origin + url.pathname + campaignOf(url),
    page_referrer: safeReferrer(referrer, url.origin),
  }
}

function campaignOf({ searchParams }: URL): string {
  // Mail programs can put the reader's address into a link.
  const params = [...searchParams].filter(
    ([name, value]) => /^utm_\w+$/.test(name) && !value.includes('@'),
  )
  return params.length > 0 ? `?${new URLSearchParams(params)}` : ''
}

function safeReferrer(referrer: string, origin: string): string {
  const from = parseUrl(referrer)
  if (!from || from.origin === 'null') return ''
  // Other characters in a path are visitor input.
  const isNamed = /^[a-z\d/-]*$/.test(from.pathname) && !isPrivate(from.pathname)
  const isOurs = from.origin === origin && isNamed
  return isOurs ? from.origin + from.pathname : `${from.origin}/`
}
