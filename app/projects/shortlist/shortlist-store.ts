import { parseShortlist, toggled } from './shortlist.ts'

const STORE = 'shortlist'
const listeners = new Set<() => void>()

/** Lasts as long as the page when storage is full or blocked. */
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

export function shortlisted(): readonly string[] {
  const json = readJson()
  if (json !== last.json) last = { json, list: parseShortlist(json) }
  return last.list
}

/** Also for changes in other tabs; returns the unsubscribe function. */
export function onShortlistChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function toggleShortlisted(slug: string): void {
  const json = JSON.stringify(toggled(shortlisted(), slug))
  try {
    window.localStorage.setItem(STORE, json)
    unsaved = undefined
  } catch {
    unsaved = json
  }
  for (const listener of listeners) listener()
}
