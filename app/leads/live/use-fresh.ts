import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'

import type { DeskTopic } from '#db/events/event-topic.ts'

import { useDeskNews } from './use-lead-events.ts'

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
  topics: readonly DeskTopic[],
  { signMs, ...reading }: Reading<Answer> & { signMs?: number },
): { isLive: boolean; ask: () => void } {
  const askAgain = useAskedAgain(reading)
  const ask = () => {
    if (document.visibilityState === 'visible') askAgain()
  }
  const askLater = useEffectEvent(ask)
  const { isLive } = useDeskNews(topics, ask)
  const everyMs = signMs ?? (isLive ? undefined : EVERY_MS)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const askNow = () => askLater()
    const timer = everyMs === undefined ? undefined : setInterval(askNow, everyMs)
    document.addEventListener('visibilitychange', askNow, { signal })
    window.addEventListener('focus', askNow, { signal })
    window.addEventListener('online', askNow, { signal })
    return () => {
      clearInterval(timer)
      left.abort()
    }
  }, [everyMs])
  return { isLive, ask }
}

/** For the page's loaders; pauses while `isBusy`, when an agent fills in a form. */
export function useFreshPage(topic: DeskTopic, isBusy = false): void {
  const { state, revalidate } = useRevalidator()
  useFresh([topic], {
    isIdle: state === 'idle',
    read: () => {
      if (!isBusy) void revalidate()
    },
  })
}

/** News during a request may not be in its answer, so it is requested again. */
function useAskedAgain<Answer>({ isIdle, read, answer, rest }: Reading<Answer>): () => void {
  const isBehind = useRef(false)
  const ask = () => {
    isBehind.current = !isIdle
    if (isIdle) read()
  }
  const catchUp = useEffectEvent((last: Answer | undefined) => {
    if (isBehind.current) ask()
    else rest?.(last)
  })
  useEffect(() => {
    if (isIdle) catchUp(answer)
  }, [isIdle, answer])
  return ask
}
