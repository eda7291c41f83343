import { useSyncExternalStore } from 'react'

import { parseShortlist, toggled } from './shortlist.ts'

const STORE = 'shortlist'
const listeners = new Set<() => void>()

/** What the browser's storage, full or shut, did not take: it lasts as long as the page. */
let unsaved: string | undefined
let last: { json: string; list: readonly string[] } = { json: '', list: [] }

function readJson(): string {
  if (unsaved !== undefined) return unsaved
  try {
    return window.localStorage.getItem(STORE) ?? ''
  } catch {
    return ''
  }
}

function current(): readonly string[] {
  const json = readJson()
  if (json !== last.json) last = { json, list: parseShortlist(json) }
  return last.list
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The slugs that this device keeps, the same in every tab; undefined until the page's script runs. */
export function useShortlist(): readonly string[] | undefined {
  return useSyncExternalStore<readonly string[] | undefined>(subscribe, current, () => undefined)
}

export function toggleShortlisted(slug: string): void {
  const json = JSON.stringify(toggled(current(), slug))
  try {
    window.localStorage.setItem(STORE, json)
    unsaved = undefined
  } catch {
    unsaved = json
  }
  for (const listener of listeners) listener()
}
