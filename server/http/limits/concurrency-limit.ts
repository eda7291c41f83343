import { addressOf } from '#app/config/address-of.server.ts'
import { networkOf } from '#app/enquiries/submit/network-of.ts'
import type { EdgeMiddleware } from '#server/http/edge.ts'
import { refuse } from '#server/http/error-page.ts'
import { plainPath } from '#server/http/origin.ts'

import { fairQueue } from './fair-queue.ts'

const RETRY_SECONDS = '2'
/** Milliseconds; the response itself must also be in time. */
const TIMEOUT_MS = 5000

/** Limits by kind, so that a flood of one leaves the others room: files wait long, pages take CPU, lists take memory. */
const LIMITS = {
  files: { concurrency: 200, maxQueued: 300 },
  pages: { concurrency: 4, maxQueued: 300 },
  forms: { concurrency: 8, maxQueued: 300 },
  calls: { concurrency: 8, maxQueued: 400 },
  enquiries: { concurrency: 12, maxQueued: 400 },
  // Many leads of a portal at once leave the database to visitors.
  sources: { concurrency: 4, maxQueued: 400 },
  // A flood of unsolved ones leaves database and CPU to the others.
  unsolved: { concurrency: 4, maxQueued: 400 },
  logins: { concurrency: 16, maxQueued: 60 },
  dashboard: { concurrency: 2, maxQueued: 60 },
} as const
type Kind = keyof typeof LIMITS
type Limits = Record<Kind, { concurrency: number; maxQueued: number }>

type IsSolved = (request: Request, sent?: Uint8Array) => Promise<boolean>

/** At most half of the slots per visitor (a /48 of IPv6), every second one to the quietest; solved challenges have their own. */
export function concurrencyLimit(
  isSolved: IsSolved,
  limits: Limits = LIMITS,
  timeoutMs = TIMEOUT_MS,
): EdgeMiddleware {
  const kinds = new Map(
    Object.entries(limits).map(([kind, bounds]) => [kind, limitOf(bounds, timeoutMs)]),
  )
  return async (c, next) => {
    const kind = kindOf(c.req.method, plainPath(c.req.url))
    const { clientAddress, sent } = c.env.visit
    const visitor = networkOf(clientAddress)
    const isUnsolved = kind === 'enquiries' && !(await isSolved(c.req.raw, sent))
    const own = kinds.get(isUnsolved ? 'unsolved' : kind)
    if (!own || !(await own.take(visitor, c.req.raw.signal))) {
      c.header('Retry-After', RETRY_SECONDS)
      return refuse(c, 503, 'Please try again in a moment.')
    }
    try {
      return await next()
    } finally {
      own.leave(visitor)
    }
  }
}

function limitOf({ concurrency, maxQueued }: Limits[Kind], timeoutMs: number) {
  const recent = recentRequests()
  const queue = fairQueue<(isIn: boolean) => void>(recent.of)
  const taken = new Map<string, number>()
  const maxPerVisitor = Math.ceil(concurrency / 2)
  let all = 0
  let isRoundRobin = false

  function count(address: string, change: 1 | -1): void {
    const own = (taken.get(address) ?? 0) + change
    if (own === 0) taken.delete(address)
    else taken.set(address, own)
    all += change
  }

  function mayEnter(address: string): boolean {
    return all < concurrency && (taken.get(address) ?? 0) < maxPerVisitor
  }

  function take(address: string, signal: AbortSignal): Promise<boolean> {
    recent.add(address)
    if (mayEnter(address)) {
      count(address, 1)
      return Promise.resolve(true)
    }
    if (queue.length() >= maxQueued) {
      const crowdedOut = queue.crowdOut(address)
      if (!crowdedOut) return Promise.resolve(false)
      crowdedOut(false)
    }
    return new Promise((resolve) => {
      const settle = (isIn: boolean) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', cancel)
        if (isIn) count(address, 1)
        resolve(isIn)
      }
      const cancel = () => {
        if (queue.remove(address, settle)) settle(false)
      }
      const timer = setTimeout(cancel, timeoutMs)
      signal.addEventListener('abort', cancel)
      queue.add(address, settle)
    })
  }

  function leave(address: string): void {
    count(address, -1)
    isRoundRobin = !isRoundRobin
    const next = isRoundRobin ? queue.next(mayEnter) : queue.quietest(mayEnter)
    next?.(true)
  }

  return { take, leave }
}

function kindOf(method: string, path: string): Kind {
  const isRead = method === 'GET' || method === 'HEAD'
  if (/^\/(?:pictures|cards|brochures)\//.test(path)) return 'files'
  if (/^\/api\/v1\/admin(?:[./]|$)/i.test(path)) return 'logins'
  if (/^\/admin(?:[./]|$)/i.test(path)) return isRead ? 'dashboard' : 'logins'
  if (/^\/(?:dashboard|sign-out)(?:[./]|$)/i.test(path)) return 'dashboard'
  if (method === 'POST' && addressOf(path) === 'enquiry') return 'enquiries'
  if (addressOf(path) === 'sourceDelivery') return 'sources'
  if (/^\/api\//i.test(path)) return 'calls'
  return isRead ? 'pages' : 'forms'
}

const MINUTE_MS = 60_000
const MAX_VISITORS = 20_000

/** Requests per visitor in the last one to two minutes. `now` is in milliseconds. */
function recentRequests(now: () => number = () => performance.now()) {
  let [current, before] = [new Map<string, number>(), new Map<string, number>()]
  let since = now()

  function rotate(): void {
    const age = now() - since
    if (age < MINUTE_MS) return
    before = age < 2 * MINUTE_MS ? current : new Map()
    current = new Map()
    since = now()
  }

  function add(visitor: string): void {
    rotate()
    const count = current.get(visitor) ?? 0
    if (count > 0 || current.size < MAX_VISITORS) current.set(visitor, count + 1)
  }

  function of(visitor: string): number {
    return (current.get(visitor) ?? 0) + (before.get(visitor) ?? 0)
  }

  return { add, of }
}
