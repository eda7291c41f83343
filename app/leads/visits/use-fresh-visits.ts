import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

const EVERY_MS = 30_000

/** Reads the day again every half minute while it is seen; not while `isBusy`, when somebody fills in a form. */
export function useFreshVisits(isBusy: boolean): void {
  const { state, revalidate } = useRevalidator()
  const look = useEffectEvent(() => {
    if (isBusy || state !== 'idle' || document.visibilityState !== 'visible') return
    void revalidate()
  })
  useEffect(() => {
    const lookNow = () => look()
    const timer = setInterval(lookNow, EVERY_MS)
    document.addEventListener('visibilitychange', lookNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookNow)
    }
  }, [])
}
