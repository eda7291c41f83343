import { SENT } from './sent-mark.ts'

/** So many are kept, the latest. */
const MOST = 20
/** Where a link leads; anything else is none of the site's. */
const LINK = /^\/privacy\/withdraw\/[\da-f]{32}$/

/** A link that withdraws, and when what it withdraws was acknowledged, as ISO 8601. */
export type SentLink = { to: string; at: string }

const listeners = new Set<() => void>()

/** All of them as they are kept: another text is another list. */
export function readSent(): string {
  try {
    return localStorage.getItem(SENT) ?? ''
  } catch {
    return ''
  }
}

/** The links that a kept text holds, the latest first; what is no link of this site is left out. */
export function sentLinks(kept: string): SentLink[] {
  try {
    const all: unknown = JSON.parse(kept)
    return Array.isArray(all) ? all.filter((one) => isSentLink(one)) : []
  } catch {
    return []
  }
}

/** Keeps a link on this device, once; where the browser keeps nothing it is not kept. */
export function keepSent(to: string, at: Date): void {
  const others = sentLinks(readSent()).filter((one) => one.to !== to)
  write([{ to, at: at.toISOString() }, ...others].slice(0, MOST))
}

/** Keeps a link no longer: it was used, is over, or its person does not want it here. */
export function forgetSent(to: string): void {
  const all = sentLinks(readSent())
  const rest = all.filter((one) => one.to !== to)
  if (rest.length < all.length) write(rest)
}

/** Calls back at every change, another tab's and what was missed while the page was put aside, too. Answers how to stop. */
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
