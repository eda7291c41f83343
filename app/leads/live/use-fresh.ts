import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'

import type { DeskTopic } from '#db/events/event-topic.ts'

import { useDeskNews } from './use-lead-events.ts'

/** Milliseconds after which a page that hears no news asks by itself. */
const EVERY_MS = 30_000

type Reading<Answer> = {
  /** No answer is under way. */
  isIdle: boolean
  read: () => void
  /** What was answered last, for `rest`. */
  answer?: Answer
  /** What else there is to do after an answer, where nothing was heard meanwhile. */
  rest?: (answer: Answer | undefined) => void
}

/**
 * Reads again when there is news of these topics, when somebody comes back to the page or the network
 * to them, and every half minute where news cannot be told; every `signMs` milliseconds in any case,
 * where the server is to know that somebody is there. A page that nobody sees asks for nothing. `ask`
 * does the same by hand.
 */
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

/** The same for what the page's loaders read; not while `isBusy`, when somebody fills in a form. */
export function useFreshPage(topic: DeskTopic, isBusy = false): void {
  const { state, revalidate } = useRevalidator()
  useFresh([topic], {
    isIdle: state === 'idle',
    read: () => {
      if (!isBusy) void revalidate()
    },
  })
}

/** Answers how to ask: what is heard while an answer is under way may not be in it, and is asked for once it came. */
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
