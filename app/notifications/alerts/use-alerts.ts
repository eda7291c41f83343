import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'

import { alertChoice } from './alert-choice.ts'
import { alertOf } from './lead-alert.ts'
import { countedTitle, type Arrival } from './new-lead-alert.ts'
import { notify } from './notify.ts'
import { renewPush } from './push-device.ts'
import { listenForRing } from './ring-once.ts'
import { watchArrivals } from './watch-alerts.ts'

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
