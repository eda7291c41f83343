import { useEffect, useRef, useSyncExternalStore } from 'react'

import { forgetTry, onAttemptsChange, findAttemptedCall } from './tried-calls.ts'

/** Opens the outcome question once the agent is back, also after a reload; `tried` is ISO 8601. */
export function useAttemptedCall(leadId: string) {
  const box = useRef<HTMLDetailsElement>(null)
  const attemptedAt = useSyncExternalStore(
    onAttemptsChange,
    () => findAttemptedCall(leadId)?.at,
    () => undefined,
  )
  useEffect(() => {
    if (attemptedAt === undefined || !box.current) return
    box.current.open = true
    box.current.scrollIntoView({ block: 'nearest' })
  }, [attemptedAt])
  function forget() {
    forgetTry(leadId)
    if (box.current) box.current.open = false
  }
  return { box, attemptedAt: attemptedAt, forget }
}
