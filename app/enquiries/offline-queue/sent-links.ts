import { SENT } from './sent-mark.ts'

const MAX_LINKS = 20
const LINK = /^\/privacy\/withdraw\/[\da-f]{32}$/

/** `at` is the acknowledgement, ISO 8601. */
export type SentLink = { to: string; at: string }

const listeners = new Set<() => void>()

export function readSent(): string {
  try {
    return localStorage.getItem(SENT) ?? ''
  } catch {
    return ''
  }
}

/** Newest first, without foreign links. */
export function sentLinks(stored: string): SentLink[] {
  try {
    const all: unknown = JSON.parse(stored)
    return Array.isArray(all) ? all.filter((one) => isSentLink(one)) : []
  } catch {
    return []
  }
}

export function keepSent(to: string, at: Date): void {
  const others = sentLinks(readSent()).filter((one) => one.to !== to)
  write([{ to, at: at.toISOString() }, ...others].slice(0, MAX_LINKS))
}

export function forgetSent(to: string): void {
  const all = sentLinks(readSent())
  const rest = all.filter((one) => one.to !== to)
  if (rest.length < all.length) write(rest)
}

/** Also for other tabs and after the back/forward cache; returns the unsubscribe function. */
export function onSentChange(listener: () => void): () => void {
  listeners.add(listener)
  const events = ['storage', 'pageshow'] as const
  for (const event of events) addEventListener(event, listener)
  return () => {
    listeners.delete(listener)
    for (const event of events) removeEventListener(event, listener)
  }
}

function write(links: readonly SentLink[]): void {
  try {
    if (links.length > 0) localStorage.setItem(SENT, JSON.stringify(links))
    else localStorage.removeItem(SENT)
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

function isSentLink(value: unknown): value is SentLink {
  if (typeof value !== 'object' || value === null) return false
  const { to, at }: { to?: unknown; at?: unknown } = value
  if (typeof to !== 'string' || typeof at !== 'string') return false
  return LINK.test(to) && !Number.isNaN(Date.parse(at))
}
