import { useEffect, useRef, useSyncExternalStore } from 'react'

import type { Way } from './reach-links.tsx'

const STORE = 'desk-tried'

/**
 * Notes a press of call or WhatsApp in the history, and opens the question how it went for when the
 * person is back, after a reload, too. `triedAt` is when that was (ISO 8601).
 */
export function useTriedCall(leadId: string) {
  const box = useRef<HTMLDetailsElement>(null)
  const key = `${STORE}-${leadId}`
  const triedAt = useSyncExternalStore(hearTries, () => readTry(key), nothing)
  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest<HTMLElement>('a[data-way]') : null
      const way = ways.find((one) => one === link?.dataset['way'])
      if (!way) return
      note(leadId, way)
      if (way !== 'mail') writeTry(key, new Date().toISOString())
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [key, leadId])
  useEffect(() => {
    if (triedAt === undefined || !box.current) return
    box.current.open = true
    box.current.scrollIntoView({ block: 'nearest' })
  }, [triedAt])
  function forget() {
    writeTry(key, undefined)
    if (box.current) box.current.open = false
  }
  return { box, triedAt, forget }
}

const ways: readonly Way[] = ['call', 'whatsapp', 'mail']
const tellers = new Set<() => void>()
/** What storage that is shut would have kept. */
const kept = new Map<string, string>()

function hearTries(tell: () => void): () => void {
  tellers.add(tell)
  return () => tellers.delete(tell)
}

const nothing = () => undefined

function readTry(key: string): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? undefined
  } catch {
    return kept.get(key)
  }
}

function writeTry(key: string, at: string | undefined): void {
  try {
    if (at === undefined) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, at)
  } catch {
    if (at === undefined) kept.delete(key)
    else kept.set(key, at)
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
