import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** In tab storage, not the address: typed names are personal data, and addresses are logged. */
const STORE = 'desk-search'
const tellers = new Set<() => void>()
/** Fallback for blocked storage. */
let unstored = ''

/** The search of this tab and `staffId`, until cleared or signed out; `search` and `show` are stable. */
export function useStoredSearch(staffId: string, posted: string) {
  const field = useRef<HTMLInputElement>(null)
  const typed = useSyncExternalStore(
    hear,
    () => storedSearch(staffId),
    () => posted,
  )
  const search = useCallback((text: string) => keepSearch(staffId, text), [staffId])
  const show = useCallback(
    (text: string) => {
      search(text)
      if (!field.current) return
      field.current.value = text
      field.current.focus()
    },
    [search],
  )
  useLayoutEffect(() => {
    const { current: box } = field
    if (!box) return
    // Text typed before hydration is newer than the stored search.
    if (box.value !== '' || posted !== '') search(box.value)
    else box.value = storedSearch(staffId)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only on hydration
  }, [])
  return { field, typed, search, show }
}

/** Empty for another account. */
export function storedSearch(staffId: string): string {
  const text = readStore()
  return text.startsWith(`${staffId} `) ? text.slice(staffId.length + 1) : ''
}

export function keepSearch(staffId: string, typed: string): void {
  writeStore(typed === '' ? '' : `${staffId} ${typed}`)
}

/** On sign-out, so that no typed text stays. */
export function forgetSearch(): void {
  writeStore('')
}

function hear(listener: () => void): () => void {
  tellers.add(listener)
  return () => tellers.delete(listener)
}

function readStore(): string {
  try {
    return window.sessionStorage.getItem(STORE) ?? ''
  } catch {
    return unstored
  }
}

function writeStore(text: string): void {
  try {
    if (text === '') window.sessionStorage.removeItem(STORE)
    else window.sessionStorage.setItem(STORE, text)
  } catch {
    unstored = text
  }
  for (const listener of tellers) listener()
}
