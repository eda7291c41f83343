import { useEffect, useEffectEvent, useRef } from 'react'

import type { DeskTopic } from './desk-topic.ts'
import { useDeskNews } from './use-desk-news.ts'

/** Milliseconds after which a page that hears no news asks by itself. */
const EVERY_MS = 30_000

/**
 * Reads again when there is news of a topic, when somebody comes back to the page, and every half minute
 * where news cannot be told. `isIdle`: no answer is under way.
 */
export function useFresh(topic: DeskTopic, isIdle: boolean, read: () => void): void {
  const askAgain = useAskedAgain(isIdle, read)
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') askAgain()
  })
  const { isLive } = useDeskNews(topic, ask)
  useEffect(() => {
    const askNow = () => ask()
    const timer = isLive ? undefined : setInterval(askNow, EVERY_MS)
    document.addEventListener('visibilitychange', askNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askNow)
    }
  }, [isLive])
}

/** Answers how to ask: what is heard while an answer is under way may not be in it, and is asked for once it came. */
export function useAskedAgain(isIdle: boolean, read: () => void): () => void {
  const isBehind = useRef(false)
  const ask = () => {
    isBehind.current = !isIdle
    if (isIdle) read()
  }
  const catchUp = useEffectEvent(() => {
    if (isBehind.current) ask()
  })
  useEffect(() => {
    if (isIdle) catchUp()
  }, [isIdle])
  return ask
}
