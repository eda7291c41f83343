import { addressOf } from '#app/config/address-of.server.ts'
import { addresses, mistaken, renamed } from '#app/config/addresses.ts'
import { withoutLastSlashes } from '#app/lib/text/slashes.ts'
import { findFormer } from '#app/projects/catalogue/current-catalogue.server.ts'
import { findSitePage } from '#app/routes/public/site-pages.server.ts'

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
  return mistaken.get(lower) ?? renamedPath(isPage(lower) ? lower : trimmed)
}

/** The address that a page of the dashboard has now. */
function renamedPath(path: string): string {
  if (!path.startsWith('/dashboard/')) return path
  return path
    .split('/')
    .map((part) => renamed.get(part) ?? part)
    .join('/')
}

/** What a listing that has another address now had below its former one: its pages, its visits. */
function movedPath(path: string): string | undefined {
  const parts = path.toLowerCase().split('/')
  const at = parts[1] === 'visit' ? 2 : 1
  const former = findFormer(parts[at] ?? '')
  return former && 'movedTo' in former ? parts.with(at, former.movedTo).join('/') : undefined
}

/** Sends visitors for good to the right way to write an address, and to that which a listing has now. */
export const redirects: EdgeMiddleware = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
  const { pathname, search } = new URL(c.req.url)
  const path = rightPath(pathname)
  const moved = movedPath(path)
  // Whoever keeps it would go round in circles once the listing has its former address again.
  if (moved !== undefined) c.header('Cache-Control', 'no-cache')
  if (moved === undefined && path === pathname) return next()
  return c.redirect(`${moved ?? path}${search}`, 301)
}
