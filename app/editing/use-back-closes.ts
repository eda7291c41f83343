import { useEffect, useEffectEvent } from 'react'

import { fieldsOf } from '#app/lib/json-fields.ts'

/**
 * Has Escape and the Back button put away what is open instead of leaving the page. An entry of the history stands for it,
 * which goes with it however it is closed; the router learns of neither, for its page is the same.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent((event: PopStateEvent) => {
    event.stopImmediatePropagation()
    close()
  })
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const left = new AbortController()
    const state: unknown = window.history.state
    window.history.pushState({ ...asObject(state), isSheet: true }, '')
    window.addEventListener('popstate', (event) => onBack(event), {
      capture: true,
      signal: left.signal,
    })
    document.addEventListener('keydown', (event) => onKey(event), { signal: left.signal })
    return () => {
      left.abort()
      if (fieldsOf(window.history.state)('isSheet') === true) goBackUnheard()
    }
  }, [isOpen])
}

function goBackUnheard(): void {
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  })
  window.history.back()
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
