import type { EdgeMiddleware } from './edge.ts'
import { refuse } from './error-page.ts'

const SECONDS = 2

/**
 * Requests that are being worked on at a time, in the whole process and each kind by itself, so that
 * a flood of one leaves the others their places. An answer that is read slowly is no work.
 */
const MOST = { files: 200, staff: 60, posts: 200, pages: 200 }
type Kind = keyof typeof MOST

export function workLimit(most: Record<Kind, number> = MOST): EdgeMiddleware {
  const running: Record<Kind, number> = { files: 0, staff: 0, posts: 0, pages: 0 }
  return async (c, next) => {
    const kind = kindOf(c.req.method, c.req.path)
    if (running[kind] >= most[kind]) {
      c.header('Retry-After', String(SECONDS))
      return refuse(c, 503, 'Please try again in a moment.')
    }
    running[kind] += 1
    try {
      return await next()
    } finally {
      running[kind] -= 1
    }
  }
}

function kindOf(method: string, path: string): Kind {
  if (/^\/(?:pictures|cards|brochures)\//.test(path)) return 'files'
  if (/^\/(?:admin|dashboard|sign-out|api\/v1\/admin)(?:[./]|$)/i.test(path)) return 'staff'
  return method === 'GET' || method === 'HEAD' ? 'pages' : 'posts'
}
