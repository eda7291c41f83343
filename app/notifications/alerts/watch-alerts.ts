import * as z from 'zod/mini'

import { joinDeskNews, leadsTabs } from '#app/leads/live/join-lead-events.ts'

import {
  joinArrivals,
  knownArrivals,
  lookedAt,
  type Arrival,
  type KnownArrivals,
} from './new-lead-alert.ts'
import { askArrivals } from './fetch-alerts.ts'

const NAME = 'desk-arrivals'
/** Milliseconds between two questions while no news come by themselves. */
const EVERY_MS = 30_000
/** Milliseconds in which another tab can say that somebody looks at it. */
const LOOK_MS = 300

const said = z.union([z.object({ known: knownArrivals }), z.object({ hello: z.literal(true) })])
type Said = z.infer<typeof said>

type Watcher = {
  /** What is known by now, in every tab. */
  show: (known: KnownArrivals) => void
  /** What came, in one tab of the browser; `unseen` is that of it at which nobody was looking. */
  tell: (came: { fresh: readonly Arrival[]; unseen: readonly Arrival[] }) => void
}

let known: KnownArrivals = { at: '', told: [], unseen: [], due: 0 }

/**
 * Follows what comes to the desk, until what it answers is called. The tab with the connection asks and
 * tells the others; whichever of them somebody looks at, all of it is seen.
 */
export function watchArrivals({ show, tell }: Watcher): () => void {
  const left = new AbortController()
  const others = new BroadcastChannel(NAME)
  let isLive = false
  let isAsking = false
  let isBehind = false

  const share = (next: KnownArrivals) => {
    known = next
    show(next)
    others.postMessage({ known: next } satisfies Said)
  }
  const look = () => {
    if (isLookedAt() && known.unseen.length > 0) share(lookedAt(known))
  }
  async function ask(): Promise<void> {
    if (!leadsTabs()) return
    // What is heard while an answer is under way may not be in it.
    if (isAsking) isBehind = true
    if (isAsking) return
    isAsking = true
    const answer = await askArrivals(known.at)
    isAsking = false
    if (left.signal.aborted) return
    if (answer) {
      const joined = joinArrivals(known, answer)
      share(joined.known)
      look()
      if (joined.fresh.length > 0) setTimeout(() => tellOf(joined.fresh), LOOK_MS)
    }
    if (isBehind) void ask()
    isBehind = false
  }
  function tellOf(fresh: readonly Arrival[]): void {
    const ids = new Set(known.unseen)
    tell({ fresh, unseen: fresh.filter(({ id }) => ids.has(id)) })
  }

  others.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { data: heard } = said.safeParse(data)
    if (!heard) return
    if ('hello' in heard) {
      if (leadsTabs()) others.postMessage({ known } satisfies Said)
      return
    }
    known = heard.known
    show(known)
    look()
  })
  others.postMessage({ hello: true } satisfies Said)
  const leave = joinDeskNews({
    hear: (topic) => void (topic === 'leads' && ask()),
    tellLive: (now) => (isLive = now),
  })
  const asking = setInterval(() => (isLive ? undefined : void ask()), EVERY_MS)
  const { signal } = left
  document.addEventListener('visibilitychange', look, { signal })
  window.addEventListener('focus', look, { signal })
  return () => {
    left.abort()
    clearInterval(asking)
    leave()
    others.close()
  }
}

function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}
