import { addressOf } from '#app/address-of.server.ts'
import { addresses, mistaken } from '#app/addresses.ts'
import { withoutLastSlashes } from '#app/lib/slashes.ts'
import { findSitePage } from '#app/routes/site/site-pages.server.ts'

import type { EdgeMiddleware } from './edge.ts'

/** Addresses that any path has; which of them are pages the catalogue says. */
const OPEN = new Set(['listing', 'space', 'unknown'])

function isPage(path: string): boolean {
  const name = addressOf(path)
  if (OPEN.has(name)) return findSitePage(path) !== undefined
  return addresses[name].frame !== 'none'
}

/** The one right way to write a path; the path itself when nothing is to be changed. */
function rightPath(path: string): string {
  const trimmed = withoutLastSlashes(path.replace(/^\/{2,}/, '/')) || '/'
  const lower = trimmed.toLowerCase()
  return mistaken.get(lower) ?? (isPage(lower) ? lower : trimmed)
}

/** Sends visitors for good to the right way to write an address. */
export const redirects: EdgeMiddleware = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
  const { pathname, search } = new URL(c.req.url)
  const path = rightPath(pathname)
  if (path === pathname) return next()
  return c.redirect(`${path}${search}`, 301)
}
