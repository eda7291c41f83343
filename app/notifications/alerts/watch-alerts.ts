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
/** Milliseconds between polls without live updates. */
const EVERY_MS = 30_000
/** Milliseconds for another tab to report that an agent looks at it. */
const LOOK_MS = 300

const said = z.union([z.object({ known: knownArrivals }), z.object({ hello: z.literal(true) })])
type Said = z.infer<typeof said>

type Watcher = {
  show: (known: KnownArrivals) => void
  /** Runs in one tab; `unseen` came while no agent looked. */
  tell: (came: { fresh: readonly Arrival[]; unseen: readonly Arrival[] }) => void
}

let known: KnownArrivals = { at: '', told: [], unseen: [], due: 0 }

/** The connected tab asks and shares; a look at any tab marks all as seen. Returns the unsubscribe. */
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
    // News during a request may not be in its answer.
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
