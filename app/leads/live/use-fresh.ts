import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'

import type { DashboardTopic } from '#db/events/event-topic.ts'

import { useLeadEvents } from './use-lead-events.ts'

/** Milliseconds between polls of a page without live updates. */
const EVERY_MS = 30_000

type Reading<Answer> = {
  isIdle: boolean
  read: () => void
  answer?: Answer
  /** Runs after an answer where nothing arrived meanwhile. */
  rest?: (answer: Answer | undefined) => void
}

/** Reads again on news, on return, when online, or by polling; `signMs` is the ping. Hidden pages pause. */
export function useFresh<Answer>(
  topics: readonly DashboardTopic[],
  { signMs, ...reading }: Reading<Answer> & { signMs?: number },
): { isLive: boolean; refresh: () => void } {
  const refetch = useRefetch(reading)
  const refresh = () => {
    if (document.visibilityState === 'visible') refetch()
  }
  const onRefresh = useEffectEvent(refresh)
  const { isLive } = useLeadEvents(topics, refresh)
  const everyMs = signMs ?? (isLive ? undefined : EVERY_MS)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const refreshNow = () => onRefresh()
    const timer = everyMs === undefined ? undefined : setInterval(refreshNow, everyMs)
    document.addEventListener('visibilitychange', refreshNow, { signal })
    window.addEventListener('focus', refreshNow, { signal })
    window.addEventListener('online', refreshNow, { signal })
    return () => {
      clearInterval(timer)
      left.abort()
    }
  }, [everyMs])
  return { isLive, refresh }
}

/** For the page's loaders; pauses while `isBusy`, when an agent fills in a form. */
export function useFreshPage(topic: DashboardTopic, isBusy = false): void {
  const { state, revalidate } = useRevalidator()
  useFresh([topic], {
    isIdle: state === 'idle',
    read: () => {
      if (!isBusy) void revalidate()
    },
  })
}

/** News during a request may not be in its answer, so it is requested again. */
function useRefetch<Answer>({ isIdle, read, answer, rest }: Reading<Answer>): () => void {
  const isBehind = useRef(false)
  const refetch = () => {
    isBehind.current = !isIdle
    if (isIdle) read()
  }
  const catchUp = useEffectEvent((last: Answer | undefined) => {
    if (isBehind.current) refetch()
    else rest?.(last)
  })
  useEffect(() => {
    if (isIdle) catchUp(answer)
  }, [isIdle, answer])
  return refetch
}
