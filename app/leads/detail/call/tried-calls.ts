import { sorted } from '#app/lib/lists.ts'

import type { Way } from './reach-links.tsx'

/** That somebody began to call or to write on WhatsApp, and when (ISO 8601). */
export type TriedCall = { name: string; way: Exclude<Way, 'mail'>; at: string }

const STORE = 'desk-tried-'
const ways: readonly Way[] = ['call', 'whatsapp', 'mail']
const tellers = new Set<() => void>()
/** What storage that is shut would have kept. */
const kept = new Map<string, string>()

/**
 * Notes each press of a way to reach a lead (`data-way`, `data-lead`) in its history, and keeps that how
 * it went is still to be said, until the signal.
 */
export function noteCalls(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a[data-lead]') : null
      const { lead: leadId, name = '', way: pressed } = link?.dataset ?? {}
      const way = ways.find((one) => one === pressed)
      if (!way || leadId === undefined) return
      note(leadId, way)
      if (way === 'mail') return
      keep(leadId, { name, way, at: new Date().toISOString() })
    },
    { signal },
  )
}

/** Has `tell` called when something is tried or told of, until what it answers is called. */
export function hearTries(tell: () => void): () => void {
  tellers.add(tell)
  return () => tellers.delete(tell)
}

/** How a lead was tried, until it is told how that went. */
export function triedCall(leadId: string): TriedCall | undefined {
  const [at = '', way = '', ...name] = readTry(STORE + leadId).split(' ')
  if (Number.isNaN(Date.parse(at))) return undefined
  return { at, way: way === 'whatsapp' ? 'whatsapp' : 'call', name: name.join(' ') }
}

/** The lead that was tried last, of those of which nobody has told yet; empty for none. */
export function lastTried(): string {
  const leads = keys().map((key) => ({ key, text: readTry(key) }))
  const last = sorted(leads, (one, other) => other.text.localeCompare(one.text))[0]
  return last?.key.slice(STORE.length) ?? ''
}

/** How it went is told, or nobody wants to. */
export function forgetTry(leadId: string): void {
  keep(leadId, undefined)
}

/** Whoever signs out leaves no names behind. */
export function forgetTries(): void {
  for (const key of keys()) keep(key.slice(STORE.length), undefined)
}

function keys(): string[] {
  try {
    const all = Array.from({ length: window.sessionStorage.length }, (_, at) =>
      window.sessionStorage.key(at),
    )
    return all.flatMap((key) => (key?.startsWith(STORE) ? [key] : []))
  } catch {
    return [...kept.keys()]
  }
}

function readTry(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? ''
  } catch {
    return kept.get(key) ?? ''
  }
}

function keep(leadId: string, tried: TriedCall | undefined): void {
  const key = STORE + leadId
  const text = tried && `${tried.at} ${tried.way} ${tried.name}`
  try {
    if (text === undefined) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, text)
  } catch {
    if (text === undefined) kept.delete(key)
    else kept.set(key, text)
  }
  for (const tell of tellers) tell()
}

function note(leadId: string, way: Way): void {
  const body = new URLSearchParams({ way })
  // The page may be gone before an answer comes.
  void fetch(`/dashboard/leads/${leadId}/calls`, { method: 'POST', body, keepalive: true }).catch(
    () => {},
  )
}
