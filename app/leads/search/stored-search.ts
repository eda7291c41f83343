import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/**
 * Where the search of the list is kept. Not in the address: a name or a phone that somebody typed is
 * personal, and addresses are logged, kept in histories and passed on.
 */
const STORE = 'desk-search'
const tellers = new Set<() => void>()
/** What storage that is shut would have kept. */
let unstored = ''

/**
 * What is searched for in the list, kept for this tab: whoever comes back to the list finds it as they
 * left it, until the field is cleared or they sign out. It is `staffId`'s alone. `given` is what a
 * search without script was for. `search` is told what is typed, `show` types a text into the field;
 * both are always the same functions.
 */
export function useKeptSearch(staffId: string, given: string) {
  const field = useRef<HTMLInputElement>(null)
  const typed = useSyncExternalStore(
    hear,
    () => keptSearch(staffId),
    () => given,
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
    // What was typed before the page came to life is newer than what is kept.
    if (box.value !== '' || given !== '') search(box.value)
    else box.value = keptSearch(staffId)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only of a page that comes to life
  }, [])
  return { field, typed, search, show }
}

/** What somebody searched for last; empty for nothing, and for whoever else. */
export function keptSearch(staffId: string): string {
  const text = readStore()
  return text.startsWith(`${staffId} `) ? text.slice(staffId.length + 1) : ''
}

/** Keeps it in place of the last one; nothing is kept of an empty one. */
export function keepSearch(staffId: string, typed: string): void {
  writeStore(typed === '' ? '' : `${staffId} ${typed}`)
}

/** Whoever signs out leaves nothing typed behind. */
export function forgetSearch(): void {
  writeStore('')
}

function hear(tell: () => void): () => void {
  tellers.add(tell)
  return () => tellers.delete(tell)
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
  for (const tell of tellers) tell()
}
