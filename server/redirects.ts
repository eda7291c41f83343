import { calculatorPath, calculators } from '#app/calculators/calculators.ts'
import { withoutLastSlashes } from '#app/lib/slashes.ts'
import { projects } from '#content/projects/catalogue.ts'

import type { EdgeMiddleware } from './edge.ts'

const FIXED = [
  '/projects',
  '/calculators',
  ...calculators.map(calculatorPath),
  '/shortlist',
  '/connect',
  '/about',
  '/privacy-policy',
  '/terms',
  '/disclaimer',
  '/admin',
  '/dashboard',
  '/dashboard/contacts',
]
const known = new Set([
  ...FIXED,
  ...projects.map(({ slug }) => `/${slug}`),
  ...projects.flatMap(({ slug, pages }) => pages?.map((page) => `/${slug}/${page.slug}`) ?? []),
])

/** Addresses that were printed or shared with a mistake in them. */
const MOVED = new Map([['/ats-province-d-olmpia', '/ats-province-d-olympia']])

/** The one right way to write a path; the path itself when nothing is to be changed. */
function rightPath(path: string): string {
  const trimmed = withoutLastSlashes(path.replace(/^\/{2,}/, '/')) || '/'
  const lower = trimmed.toLowerCase()
  const isKnown = known.has(lower) || MOVED.has(lower) || /^\/(?:city|visit)\/[^/]+$/.test(lower)
  const settled = isKnown ? lower : trimmed
  return MOVED.get(settled) ?? settled
}

/** Sends visitors for good to the right way to write an address. */
export const redirects: EdgeMiddleware = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
  const { pathname, search } = new URL(c.req.url)
  const path = rightPath(pathname)
  if (path === pathname) return next()
  return c.redirect(`${path}${search}`, 301)
}
