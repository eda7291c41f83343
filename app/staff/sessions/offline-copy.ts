import { useEffect } from 'react'
import { redirectDocument } from 'react-router'

import { startWorker } from './service-worker.ts'
import { COPY, COPY_MARK, forgetCopy, timesForgotten } from './forget-copy.ts'

const PAGE = '/dashboard/offline'
/** Milliseconds for which a copy is not made again. */
const FRESH_MS = 10 * 60_000

/** Keeps the latest leads of `owner` on this device while they look at the dashboard. */
export function useOfflineCopy(owner: string): void {
  useEffect(() => {
    const left = new AbortController()
    const refresh = () => {
      if (!document.hidden) void refreshCopy(owner)
    }
    refresh()
    document.addEventListener('visibilitychange', refresh, { signal: left.signal })
    const timer = setInterval(refresh, FRESH_MS)
    return () => {
      clearInterval(timer)
      left.abort()
    }
  }, [owner])
}

/** Another person’s copy goes first. */
async function refreshCopy(owner: string): Promise<void> {
  const { of, at } = readMark()
  if (of !== '' && of !== owner) await forgetCopy()
  if (!canKeep() || (of === owner && Date.now() - at < FRESH_MS)) return
  const before = timesForgotten()
  try {
    await startWorker()
    await navigator.serviceWorker.ready
    const answer = await fetch(PAGE, { redirect: 'manual', priority: 'low' })
    if (answer.type === 'opaqueredirect') await forgetCopy()
    if (answer.ok) await keep(answer, () => timesForgotten() === before && writeMark(owner))
  } catch {
    // The next page tries again.
  }
}

/** The document of the same page where the server is lost, for the worker to answer; else the error. */
export function copyInstead(error: unknown, address: string): unknown {
  return isLost(error) ? redirectDocument(new URL(address).pathname) : error
}

/** Whether the server is out of reach and this device has a copy. */
export function isLost(error: unknown): boolean {
  return error instanceof TypeError && copyOwner() !== ''
}

/** Empty for none. */
export function copyOwner(): string {
  return canKeep() && navigator.serviceWorker.controller ? readMark().of : ''
}

/** Secure addresses alone have both. */
function canKeep(): boolean {
  return 'caches' in window && 'serviceWorker' in navigator
}

/** The page last, so that no half of a copy is shown. */
async function keep(answer: Response, isWanted: () => boolean): Promise<void> {
  const parts = (await answer.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
  const kept = new Set([...parts, PAGE])
  const cache = await window.caches.open(COPY)
  await cache.addAll(new Set(parts))
  for (const request of await cache.keys())
    if (!kept.has(new URL(request.url).pathname)) await cache.delete(request)
  if (isWanted()) await cache.put(PAGE, answer)
}

function readMark(): { of: string; at: number } {
  try {
    const [of = '', at] = (window.localStorage.getItem(COPY_MARK) ?? '').split(' ')
    return { of, at: Number(at) }
  } catch {
    return { of: '', at: 0 }
  }
}

/** False where storage is blocked. */
function writeMark(owner: string): boolean {
  try {
    window.localStorage.setItem(COPY_MARK, `${owner} ${Date.now()}`)
    return true
  } catch {
    return false
  }
}
