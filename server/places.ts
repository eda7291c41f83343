import type { EdgeMiddleware } from './edge.ts'
import { refuse } from './error-page.ts'
import { fairRow } from './fair-row.ts'

const RETRY_SECONDS = '2'
/** Milliseconds that a request waits for its place; the answer itself must come in time as well. */
const PATIENCE_MS = 5000

/**
 * Requests that are worked on at a time, and those that may wait for it, of each kind by itself, so
 * that a flood of one kind leaves the others their places. A file may wait long for its making; a
 * page is work for the processor, a login for much memory, a list of leads for both.
 */
const MOST = {
  files: { atOnce: 100, waiting: 300 },
  pages: { atOnce: 4, waiting: 300 },
  posts: { atOnce: 16, waiting: 400 },
  logins: { atOnce: 2, waiting: 60 },
  desk: { atOnce: 2, waiting: 60 },
} as const
type Kind = keyof typeof MOST
type Most = Record<Kind, { atOnce: number; waiting: number }>

/**
 * Gives each request a place among those that are worked on, the visitors by turns; beyond those who
 * may wait the answer is 503 with Retry-After. An answer that is read slowly takes no place.
 */
export function places(most: Most = MOST, patience = PATIENCE_MS): EdgeMiddleware {
  const kinds = new Map(
    Object.entries(most).map(([kind, bounds]) => [kind, room(bounds, patience)]),
  )
  return async (c, next) => {
    const own = kinds.get(kindOf(c.req.method, c.req.path))
    if (!own || !(await own.take(c.env.visit.clientAddress, c.req.raw.signal))) {
      c.header('Retry-After', RETRY_SECONDS)
      return refuse(c, 503, 'Please try again in a moment.')
    }
    try {
      return await next()
    } finally {
      own.leave()
    }
  }
}

function room({ atOnce, waiting }: Most[Kind], patience: number) {
  const row = fairRow<() => void>()
  let taken = 0

  function take(address: string, signal: AbortSignal): Promise<boolean> {
    if (taken < atOnce) {
      taken += 1
      return Promise.resolve(true)
    }
    if (row.length() >= waiting) return Promise.resolve(false)
    return new Promise((resolve) => {
      const enter = () => {
        settle()
        resolve(true)
      }
      const giveUp = () => {
        settle()
        if (row.remove(address, enter)) resolve(false)
      }
      const timer = setTimeout(giveUp, patience)
      const settle = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
      }
      signal.addEventListener('abort', giveUp)
      row.add(address, enter)
    })
  }

  /** Whoever is next has the place; else it is free. */
  function leave(): void {
    const enter = row.next()
    if (enter) enter()
    else taken -= 1
  }

  return { take, leave }
}

function kindOf(method: string, path: string): Kind {
  const isRead = method === 'GET' || method === 'HEAD'
  if (/^\/(?:pictures|cards|brochures)\//.test(path)) return 'files'
  if (/^\/api\/v1\/admin(?:[./]|$)/i.test(path)) return 'logins'
  if (/^\/admin(?:[./]|$)/i.test(path)) return isRead ? 'desk' : 'logins'
  if (/^\/(?:dashboard|sign-out)(?:[./]|$)/i.test(path)) return 'desk'
  return isRead ? 'pages' : 'posts'
}
