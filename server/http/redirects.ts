import { addressOf } from '#app/config/address-of.server.ts'
import { addresses } from '#app/config/addresses.ts'
import { mistaken, renamed, replaced } from '#app/config/former-addresses.ts'
import { withoutLastSlashes } from '#app/lib/text/slashes.ts'
import { findFormer } from '#app/projects/catalogue/current-catalogue.server.ts'
import { findSitePage } from '#app/routes/public/site-pages.server.ts'

import type { EdgeMiddleware } from './edge.ts'

const OPEN = new Set(['listing', 'space', 'unknown'])

function isPage(path: string): boolean {
  const name = addressOf(path)
  if (OPEN.has(name)) return findSitePage(path) !== undefined
  return addresses[name].frame !== 'none'
}

function rightPath(path: string): string {
  const trimmed = withoutLastSlashes(path.replace(/^\/{2,}/, '/')) || '/'
  const lower = trimmed.toLowerCase()
  return mistaken.get(lower) ?? replaced.get(lower) ?? renamedPath(isPage(lower) ? lower : trimmed)
}

/** The address that a page of the dashboard has now. */
function renamedPath(path: string): string {
  if (!path.startsWith('/dashboard/')) return path
  return path
    .split('/')
    .map((part) => renamed.get(part) ?? part)
    .join('/')
}

function movedPath(path: string): string | undefined {
  const parts = path.toLowerCase().split('/')
  const at = parts[1] === 'visit' ? 2 : 1
  const former = findFormer(parts[at] ?? '')
  return former && 'movedTo' in former ? parts.with(at, former.movedTo).join('/') : undefined
}

export const redirects: EdgeMiddleware = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
  const { pathname, search } = new URL(c.req.url)
  const path = rightPath(pathname)
  const moved = movedPath(path)
  // A cached redirect would loop once the project has its former address again.
  if (moved !== undefined) c.header('Cache-Control', 'no-cache')
  if (moved === undefined && path === pathname) return next()
  return c.redirect(`${moved ?? path}${search}`, 301)
}
