import * as z from 'zod/mini'

import { joinLeadEvents, leadsTabs } from '#app/leads/live/join-lead-events.ts'

import {
  joinArrivals,
  knownArrivals,
  lookedAt,
  type Arrival,
  type KnownArrivals,
  arrivalsAnswer,
  type ArrivalsAnswer,
} from './new-lead-alert.ts'

const NAME = 'desk-arrivals'
/** Milliseconds between polls without live updates. */
const EVERY_MS = 30_000
/** Milliseconds for another tab to report that an agent looks at it. */
const LOOK_MS = 300

const tabMessage = z.union([
  z.object({ known: knownArrivals }),
  z.object({ hello: z.literal(true) }),
])
type TabMessage = z.infer<typeof tabMessage>

type Watcher = {
  show: (known: KnownArrivals) => void
  /** Runs in one tab; `unseen` came while no agent looked. */
  announce: (arrivals: { fresh: readonly Arrival[]; unseen: readonly Arrival[] }) => void
}

let known: KnownArrivals = { at: '', told: [], unseen: [], due: 0 }

/** The connected tab asks and shares; a look at any tab marks all as seen. Returns the unsubscribe. */
export function watchArrivals({ show, announce }: Watcher): () => void {
  const left = new AbortController()
  const others = new BroadcastChannel(NAME)
  let isLive = false
  let isFetching = false
  let isBehind = false

  const share = (next: KnownArrivals) => {
    known = next
    show(next)
    others.postMessage({ known: next } satisfies TabMessage)
  }
  const look = () => {
    if (isLookedAt() && known.unseen.length > 0) share(lookedAt(known))
  }
  async function poll(): Promise<void> {
    if (!leadsTabs()) return
    // News during a request may not be in its answer.
    if (isFetching) isBehind = true
    if (isFetching) return
    isFetching = true
    const answer = await fetchArrivals(known.at)
    isFetching = false
    if (left.signal.aborted) return
    if (answer) {
      const joined = joinArrivals(known, answer)
      share(joined.known)
      look()
      if (joined.fresh.length > 0) setTimeout(() => announceFresh(joined.fresh), LOOK_MS)
    }
    if (isBehind) void poll()
    isBehind = false
  }
  function announceFresh(fresh: readonly Arrival[]): void {
    const ids = new Set(known.unseen)
    announce({ fresh, unseen: fresh.filter(({ id }) => ids.has(id)) })
  }

  others.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { data: message } = tabMessage.safeParse(data)
    if (!message) return
    if ('hello' in message) {
      if (leadsTabs()) others.postMessage({ known } satisfies TabMessage)
      return
    }
    known = message.known
    show(known)
    look()
  })
  others.postMessage({ hello: true } satisfies TabMessage)
  const leave = joinLeadEvents({
    hear: (topic) => void (topic === 'leads' && poll()),
    setLive: (now) => (isLive = now),
  })
  const polling = setInterval(() => (isLive ? undefined : void poll()), EVERY_MS)
  const { signal } = left
  document.addEventListener('visibilitychange', look, { signal })
  window.addEventListener('focus', look, { signal })
  return () => {
    left.abort()
    clearInterval(polling)
    leave()
    others.close()
  }
}

function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}

const ADDRESS = '/dashboard/alerts'

/** `since` is ISO 8601, or empty for now; undefined while the server or the session is gone. */
async function fetchArrivals(since: string): Promise<ArrivalsAnswer | undefined> {
  try {
    const answer = await fetch(`${ADDRESS}?${new URLSearchParams({ since }).toString()}`, {
      redirect: 'manual',
    })
    if (!answer.ok) return undefined
    return arrivalsAnswer.safeParse(await answer.json()).data
  } catch {
    return undefined
  }
}
