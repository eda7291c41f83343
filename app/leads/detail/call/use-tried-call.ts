import { useEffect, useRef, useSyncExternalStore } from 'react'

import { forgetTry, hearTries, triedCall } from './tried-calls.ts'

/** Opens the outcome question once the agent is back, also after a reload; `tried` is ISO 8601. */
export function useTriedCall(leadId: string) {
  const box = useRef<HTMLDetailsElement>(null)
  const tried = useSyncExternalStore(
    hearTries,
    () => triedCall(leadId)?.at,
    () => undefined,
  )
  useEffect(() => {
    if (tried === undefined || !box.current) return
    box.current.open = true
    box.current.scrollIntoView({ block: 'nearest' })
  }, [tried])
  function forget() {
    forgetTry(leadId)
    if (box.current) box.current.open = false
  }
  return { box, triedAt: tried, forget }
}
