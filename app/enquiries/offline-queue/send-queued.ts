import { sendEnquiry } from '#app/enquiries/form/send-enquiry.ts'
import { announce } from '#app/lib/announcement.ts'
import { showToast } from '#app/ui/feedback/toast.tsx'

import {
  trySendAll,
  withoutVisit,
  type ReceivedReply,
  type QueuedEnquiry,
} from './queued-enquiry.ts'
import { removeQueued, saveQueued, QUEUE_CHANNEL, thisDevice } from './queue-store.ts'

/** Milliseconds between tries: a device may be online without reaching the server. */
const AGAIN_MS = 30_000
export type QueueEvent = { key: string; reply?: ReceivedReply }

let isWatching = false
let trying: Promise<void> | undefined

/** Retries on a timer, when online, and when shown; the key makes the server store each once. */
export function watchQueue(): void {
  void sendQueued()
  if (isWatching) return
  isWatching = true
  const again = () => void sendQueued()
  addEventListener('online', again)
  addEventListener('pageshow', again)
  document.addEventListener('visibilitychange', () => document.hidden || again())
  setInterval(() => document.hidden || again(), AGAIN_MS)
}

/** Only one tab sends at a time. */
export function sendQueued(): Promise<void> {
  trying ??= withLock(() => trySendAll(thisDevice, sendEnquiry, showReply))
    .catch(() => undefined)
    .finally(() => (trying = undefined))
  return trying
}

export async function sendWithoutVisit(refused: QueuedEnquiry): Promise<QueuedEnquiry> {
  const plain = withoutVisit(refused)
  await saveQueued(plain)
  // A running pass began before this enquiry was queued.
  void (trying ?? Promise.resolve()).then(sendQueued)
  return plain
}

export async function forgetQueued(key: string): Promise<void> {
  await removeQueued(key)
  notifyPages({ key })
}

/** Returns the unsubscribe function. */
export function onQueueEvent(hear: (event: QueueEvent) => void): () => void {
  const channel = new BroadcastChannel(QUEUE_CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<QueueEvent>) => hear(data))
  return () => channel.close()
}

export function notifyPages(queueEvent: QueueEvent): void {
  const channel = new BroadcastChannel(QUEUE_CHANNEL)
  channel.postMessage(queueEvent)
  channel.close()
}

function showReply({ key }: QueuedEnquiry, reply: ReceivedReply): void {
  if (reply.ok) announce({ kind: 'enquiry-stored' })
  showToast({ id: 'enquiry', kind: reply.ok ? 'success' : 'error', text: reply.text })
  notifyPages({ key, reply })
}

/** Locks are absent on plain http except localhost; the key prevents duplicates there. */
async function withLock(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('enquiries', { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  )
}
