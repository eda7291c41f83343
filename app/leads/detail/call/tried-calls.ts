import { sorted } from '#app/lib/lists.ts'

import type { Way } from './contact-links.tsx'

/** A call or chat that an agent started; `at` is ISO 8601. */
export type AttemptedCall = { name: string; way: Exclude<Way, 'mail'>; at: string }

const STORE = 'desk-tried-'
const ways: readonly Way[] = ['call', 'whatsapp', 'mail']
const tellers = new Set<() => void>()
/** Fallback for blocked storage. */
const memoryStore = new Map<string, string>()

/** Logs presses on `data-way` links with `data-lead`, and `data-about` for a project, until the signal aborts. */
export function recordCalls(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a[data-lead]') : null
      const { lead: leadId, name = '', way: pressed, about = '' } = link?.dataset ?? {}
      const way = ways.find((one) => one === pressed)
      if (!way || leadId === undefined) return
      note(leadId, way, about)
      if (way === 'mail') return
      keep(leadId, { name, way, at: new Date().toISOString() })
    },
    { signal },
  )
}

/** Subscribes to changes; returns the unsubscribe function. */
export function onAttemptsChange(listener: () => void): () => void {
  tellers.add(listener)
  return () => tellers.delete(listener)
}

export function findAttemptedCall(leadId: string): AttemptedCall | undefined {
  const [at = '', way = '', ...name] = readTry(STORE + leadId).split(' ')
  if (Number.isNaN(Date.parse(at))) return undefined
  return { at, way: way === 'whatsapp' ? 'whatsapp' : 'call', name: name.join(' ') }
}

/** The lead tried last without an outcome; empty for none. */
export function lastAttempted(): string {
  const leads = keys().map((key) => ({ key, text: readTry(key) }))
  const last = sorted(leads, (one, other) => other.text.localeCompare(one.text))[0]
  return last?.key.slice(STORE.length) ?? ''
}

export function forgetTry(leadId: string): void {
  keep(leadId, undefined)
}

/** On sign-out, so that no name stays in the browser. */
export function forgetAttempts(): void {
  for (const key of keys()) keep(key.slice(STORE.length), undefined)
}

function keys(): string[] {
  try {
    const all = Array.from({ length: window.sessionStorage.length }, (_, at) =>
      window.sessionStorage.key(at),
    )
    return all.flatMap((key) => (key?.startsWith(STORE) ? [key] : []))
  } catch {
    return [...memoryStore.keys()]
  }
}

function readTry(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? ''
  } catch {
    return memoryStore.get(key) ?? ''
  }
}

function keep(leadId: string, attempted: AttemptedCall | undefined): void {
  const key = STORE + leadId
  const text = attempted && `${attempted.at} ${attempted.way} ${attempted.name}`
  try {
    if (text === undefined) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, text)
  } catch {
    if (text === undefined) memoryStore.delete(key)
    else memoryStore.set(key, text)
  }
  for (const listener of tellers) listener()
}

function note(leadId: string, way: Way, about: string): void {
  const body = new URLSearchParams({ way, about })
  // `keepalive`: the dialler may unload the page.
  void fetch(`/dashboard/leads/${leadId}/calls`, { method: 'POST', body, keepalive: true }).catch(
    () => {},
  )
}
