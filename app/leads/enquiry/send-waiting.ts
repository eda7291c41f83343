import { announce } from '#app/lib/announcement.ts'
import { showToast } from '#app/ui/toast.tsx'

import { sendEnquiry, type Reply } from './enquiry-send.ts'
import { dropWaiting, listWaiting, NEWS } from './waiting-store.ts'

/** Milliseconds between two tries while a page is open: a device may be online without the server. */
const AGAIN_MS = 30_000
/** What the server said of an enquiry that waited, as all pages of this browser are told. */
export type Waited = { key: string; reply: Extract<Reply, { heard: true }> }

let isWatching = false
let trying: Promise<void> | undefined

/**
 * Sends what waits on this device: now, when it is online again, when the page is shown again, and now
 * and then. Each keeps its key, so that the server takes it once however often it is tried.
 */
export function watchWaiting(): void {
  void sendWaiting()
  if (isWatching) return
  isWatching = true
  const again = () => void sendWaiting()
  addEventListener('online', again)
  addEventListener('pageshow', again)
  document.addEventListener('visibilitychange', () => document.hidden || again())
  setInterval(() => document.hidden || again(), AGAIN_MS)
}

/** Tries everything that waits, once; only one page of the browser does at a time. */
export function sendWaiting(): Promise<void> {
  trying ??= inTurn(sendAll)
    .catch(() => undefined)
    .finally(() => (trying = undefined))
  return trying
}

async function sendAll(): Promise<void> {
  for (const dispatch of await listWaiting()) {
    const reply = await sendEnquiry(dispatch)
    if (!reply.heard) return
    await dropWaiting(dispatch.key)
    if (reply.ok) announce({ kind: 'enquiry-stored' })
    showToast({ id: 'enquiry', kind: reply.ok ? 'success' : 'error', text: reply.text })
    tellPages({ key: dispatch.key, reply })
  }
}

function tellPages(waited: Waited): void {
  const news = new BroadcastChannel(NEWS)
  news.postMessage(waited)
  news.close()
}

/** Locks are absent on a plain http address that is not localhost; the key holds there, too. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('enquiries', { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  )
}
