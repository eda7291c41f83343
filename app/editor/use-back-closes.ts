import { useEffect, useEffectEvent, useRef } from 'react'

import { fieldsOf } from '#app/lib/json/json-fields.ts'

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
    // After a reload the open sheet's history entry would consume a press of Back.
    if (isSheet() && savedView() === undefined) goBackUnheard()
  }, [])
}

/** Back undoes what is shown: it has a history entry, which the router does not see; `viewState` restores it. */
export function useBack(isShown: boolean, undo: () => void, viewState?: { view: string }): void {
  const hasEntry = useRef(false)
  /** After a return from another page the router handles history. */
  const isRouters = useRef(false)
  const onBack = useEffectEvent((event: PopStateEvent) => {
    isRouters.current ||= isSheet()
    if (isRouters.current) return
    event.stopImmediatePropagation()
    undo()
  })
  const push = useEffectEvent(() => {
    const state = asObject(window.history.state)
    // The router treats an entry with another key as a new visit.
    const own = viewState && {
      usr: viewState,
      key: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    }
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

function savedView(): unknown {
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
