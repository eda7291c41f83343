import { sendEnquiry } from '#app/enquiries/form/send-enquiry.ts'
import { announce } from '#app/lib/announcement.ts'
import { showToast } from '#app/ui/feedback/toast.tsx'

import { tryWaiting, withoutVisit, type Heard, type WaitingEnquiry } from './queued-enquiry.ts'
import { dropWaiting, keepWaiting, NEWS, thisDevice } from './queue-store.ts'

/** Milliseconds between two tries while a page is open: a device may be online without the server. */
const AGAIN_MS = 30_000
/** What became of an enquiry that waited, as all pages of this browser are told; without a reply it is not wanted any more. */
export type WaitingNews = { key: string; reply?: Heard }

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

/** Tries everything that waits and was not refused, once; only one page of the browser does at a time. */
export function sendWaiting(): Promise<void> {
  trying ??= inTurn(() => tryWaiting(thisDevice, sendEnquiry, tell))
    .catch(() => undefined)
    .finally(() => (trying = undefined))
  return trying
}

/** Sends a refused visit as an enquiry without a day and hour; answers what waits then. */
export async function sendWithoutVisit(refused: WaitingEnquiry): Promise<WaitingEnquiry> {
  const plain = withoutVisit(refused)
  await keepWaiting(plain)
  // What is being tried began before.
  void (trying ?? Promise.resolve()).then(sendWaiting)
  return plain
}

/** Takes what is not wanted any more off this device. */
export async function forgetWaiting(key: string): Promise<void> {
  await dropWaiting(key)
  tellPages({ key })
}

/** Hears what became of what waits, on every page of this browser, until what it answers is called. */
export function hearWaiting(hear: (news: WaitingNews) => void): () => void {
  const news = new BroadcastChannel(NEWS)
  news.addEventListener('message', ({ data }: MessageEvent<WaitingNews>) => hear(data))
  return () => news.close()
}

/** Tells every page of this browser, this one too. */
export function tellPages(waitingNews: WaitingNews): void {
  const news = new BroadcastChannel(NEWS)
  news.postMessage(waitingNews)
  news.close()
}

function tell({ key }: WaitingEnquiry, reply: Heard): void {
  if (reply.ok) announce({ kind: 'enquiry-stored' })
  showToast({ id: 'enquiry', kind: reply.ok ? 'success' : 'error', text: reply.text })
  tellPages({ key, reply })
}

/** Locks are absent on a plain http address that is not localhost; the key holds there, too. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('enquiries', { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  )
}
