import { sendEnquiry } from '#app/enquiries/form/send-enquiry.ts'
import { announce } from '#app/lib/announcement.ts'
import { showToast } from '#app/ui/feedback/toast.tsx'

import { tryWaiting, withoutVisit, type Heard, type WaitingEnquiry } from './queued-enquiry.ts'
import { dropWaiting, keepWaiting, NEWS, thisDevice } from './queue-store.ts'

/** Milliseconds between tries: a device may be online without reaching the server. */
const AGAIN_MS = 30_000
export type WaitingNews = { key: string; reply?: Heard }

let isWatching = false
let trying: Promise<void> | undefined

/** Retries on a timer, when online, and when shown; the key makes the server store each once. */
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

/** Only one tab sends at a time. */
export function sendWaiting(): Promise<void> {
  trying ??= inTurn(() => tryWaiting(thisDevice, sendEnquiry, tell))
    .catch(() => undefined)
    .finally(() => (trying = undefined))
  return trying
}

export async function sendWithoutVisit(refused: WaitingEnquiry): Promise<WaitingEnquiry> {
  const plain = withoutVisit(refused)
  await keepWaiting(plain)
  // A running pass began before this enquiry was queued.
  void (trying ?? Promise.resolve()).then(sendWaiting)
  return plain
}

export async function forgetWaiting(key: string): Promise<void> {
  await dropWaiting(key)
  tellPages({ key })
}

/** Returns the unsubscribe function. */
export function hearWaiting(hear: (news: WaitingNews) => void): () => void {
  const news = new BroadcastChannel(NEWS)
  news.addEventListener('message', ({ data }: MessageEvent<WaitingNews>) => hear(data))
  return () => news.close()
}

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

/** Locks are absent on plain http except localhost; the key prevents duplicates there. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('enquiries', { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  )
}
