import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'

import { alertChoice } from './alert-choice.ts'
import { alertOf } from './lead-alert.ts'
import { countedTitle, type Arrival } from './new-lead-alert.ts'
import { notify } from './notify.ts'
import { renewPush } from './push-device.ts'
import { watchArrivals } from './watch-alerts.ts'
import { maySound, sound as play } from './ring.ts'

/** `due` starts with the page's count; `isSoundBlocked` means the browser blocks sound. */
export function useAlerts(
  loadedDue: number,
  staffId: string,
): { due: number; isSoundBlocked: boolean } {
  const [due, setDue] = useState({ loaded: loadedDue, now: loadedDue })
  const [isSoundBlocked, setIsSoundBlocked] = useState(false)
  if (due.loaded !== loadedDue) setDue({ loaded: loadedDue, now: loadedDue })
  const [count, setCount] = useState(0)
  const navigate = useNavigate()
  const open = useEffectEvent((path: string) => void navigate(path))
  useEffect(() => {
    const { ring, leave } = listenForRing(() => setIsSoundBlocked(true))
    const forget = watchArrivals({
      show: (known) => {
        setCount(known.unseen.length)
        if (known.at !== '') setDue(({ loaded }) => ({ loaded, now: known.due }))
      },
      announce: ({ fresh, unseen }) =>
        announceArrivals({ fresh, unseen, ring, open: (path) => open(path) }),
    })
    return () => {
      forget()
      leave()
    }
  }, [])
  useEffect(() => keepTitle(count), [count])
  useEffect(() => void renewPush(staffId), [staffId])
  useEffect(() => badgeIcon(due.now), [due.now])
  useEffect(() => {
    if (!isSoundBlocked) return undefined
    const left = new AbortController()
    const onPress = () => setIsSoundBlocked(false)
    for (const press of ['pointerdown', 'keydown'])
      window.addEventListener(press, onPress, { signal: left.signal })
    return () => left.abort()
  }, [isSoundBlocked])
  return { due: due.now, isSoundBlocked }
}

type ArrivalAlert = {
  fresh: readonly Arrival[]
  unseen: readonly Arrival[]
  ring: () => void
  open: (path: string) => void
}

/** No notification for leads that an agent saw arrive. */
function announceArrivals({ fresh, unseen, ring, open }: ArrivalAlert): void {
  const { sound, notification } = alertChoice()
  if (sound && fresh.length > 0) ring()
  if (notification && unseen.length > 0) void notify(alertOf(unseen, 'came'), open)
}

function badgeIcon(count: number): void {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => {})
}

/** Every page sets its title again; the count is put in front each time. */
function keepTitle(count: number): () => void {
  const put = () => {
    const title = countedTitle(document.title, count)
    if (document.title !== title) document.title = title
  }
  put()
  const changes = new MutationObserver(put)
  changes.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => changes.disconnect()
}

const NAME = 'desk-ring'
/** Milliseconds until a tab has played the sound, or none may. */
const WAIT_MS = 1500

const ringMessage = z.object({ kind: z.enum(['ring', 'rung', 'blocked']), id: z.string() })
type RingMessage = z.infer<typeof ringMessage>

/** One tab per browser plays it; where none may, every tab calls `onBlocked`. */
function listenForRing(onBlocked: () => void): { ring: () => void; leave: () => void } {
  const others = new BroadcastChannel(NAME)
  const rung = new Set<string>()
  const broadcast = (kind: RingMessage['kind'], id: string) =>
    others.postMessage({ kind, id } satisfies RingMessage)

  async function tryRing(id: string): Promise<void> {
    if (!(await maySound())) return
    const isFirst = await claim(`${NAME} ${id}`)
    if (!isFirst || rung.has(id)) return
    rung.add(id)
    broadcast('rung', id)
    play()
  }
  others.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { data: message } = ringMessage.safeParse(data)
    if (message?.kind === 'ring') void tryRing(message.id)
    if (message?.kind === 'rung') rung.add(message.id)
    if (message?.kind === 'blocked') onBlocked()
  })
  return {
    ring: () => {
      const id = `${Date.now()} ${Math.random()}`
      broadcast('ring', id)
      void tryRing(id)
      setTimeout(() => {
        if (rung.has(id)) return
        broadcast('blocked', id)
        onBlocked()
      }, WAIT_MS)
    },
    leave: () => others.close(),
  }
}

/** True for the first tab; without a secure origin there are no locks, so for each. */
async function claim(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return true
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      resolve(lock !== null)
      if (lock) await new Promise((done) => setTimeout(done, WAIT_MS))
    })
  })
}
