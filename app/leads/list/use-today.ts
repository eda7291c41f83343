import { useSyncExternalStore } from 'react'

import { indianDay } from '#app/lib/dates/indian-day.ts'

/** Asia/Kolkata; undefined until hydration, since the server's day may differ. */
export function useToday(): string | undefined {
  return useSyncExternalStore(everyMinute, dayNow, onServer)
}

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

export function everyMinute(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => listeners.forEach((each) => each()), 60_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const dayNow = () => indianDay(new Date())
const onServer = () => undefined
