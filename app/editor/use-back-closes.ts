import { useEffect, useEffectEvent, useRef } from 'react'

import { fieldsOf } from '#app/lib/json/json-fields.ts'

/** Has Escape and the Back button put away what is open instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const left = new AbortController()
    document.addEventListener('keydown', (event) => onKey(event), { signal: left.signal })
    return () => left.abort()
  }, [isOpen])
  useBack(isOpen, close)
  useEffect(() => {
    // It was open when the page was left or loaded anew: its entry would take a press of Back for nothing.
    if (isSheet() && viewKept() === undefined) goBackUnheard()
  }, [])
}

/**
 * Has the Back button undo what is shown instead of leaving the page. An entry of the history stands for it, which goes
 * with it however it is undone; the router learns of neither, for its page is the same. Who leaves from there and comes
 * back finds it by what is `kept` of it, as any state of the router: however soon that is, this page, which may not
 * have gone yet, does not go back over it.
 */
export function useBack(isShown: boolean, undo: () => void, kept?: { view: string }): void {
  const hasEntry = useRef(false)
  /** Who was elsewhere already came back to it: that, and what follows, is for the router. */
  const isRouters = useRef(false)
  const onBack = useEffectEvent((event: PopStateEvent) => {
    isRouters.current ||= isSheet()
    if (isRouters.current) return
    event.stopImmediatePropagation()
    undo()
  })
  const push = useEffectEvent(() => {
    const state = asObject(window.history.state)
    // To the router an entry that is found again by another key is another visit of the page.
    const own = kept && { usr: kept, key: crypto.getRandomValues(new Uint32Array(2)).join('-') }
    window.history.pushState({ ...state, ...own, isSheet: true }, '')
  })
  useEffect(() => {
    if (isShown !== hasEntry.current) {
      hasEntry.current = isShown
      isRouters.current = false
      if (isShown) push()
      else if (isSheet()) goBackUnheard()
    }
    if (!isShown) return undefined
    const left = new AbortController()
    window.addEventListener('popstate', (event) => onBack(event), {
      capture: true,
      signal: left.signal,
    })
    return () => left.abort()
  }, [isShown])
}

function isSheet(): boolean {
  return fieldsOf(window.history.state)('isSheet') === true
}

function viewKept(): unknown {
  return fieldsOf(fieldsOf(window.history.state)('usr'))('view')
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
