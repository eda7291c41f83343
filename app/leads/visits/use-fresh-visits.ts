import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

import { useDeskNews } from '#app/leads/live/use-desk-news.ts'

const EVERY_MS = 30_000

/** Reads the day again when something changed, every half minute where that is not told; not while `isBusy`, when somebody fills in a form. */
export function useFreshVisits(isBusy: boolean): void {
  const { state, revalidate } = useRevalidator()
  const look = useEffectEvent(() => {
    if (isBusy || state !== 'idle' || document.visibilityState !== 'visible') return
    void revalidate()
  })
  const { isLive } = useDeskNews('visits', look)
  useEffect(() => {
    const lookNow = () => look()
    const timer = isLive ? undefined : setInterval(lookNow, EVERY_MS)
    document.addEventListener('visibilitychange', lookNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookNow)
    }
  }, [isLive])
}
