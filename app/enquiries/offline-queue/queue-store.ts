import { createStore, del, promisifyRequest, set, values } from 'idb-keyval'

import { once } from '#app/lib/async/memoize.ts'

import type { QueuedEnquiry, QueueStore } from './queued-enquiry.ts'
import { QUEUE_FLAG } from './queue-mark.ts'

export const QUEUE_CHANNEL = 'enquiries'

/** The DOM event that a refusal sends to a hydrated form on this page. */
export const REFUSED = 'enquiry-refused'

const open = once(() => createStore('enquiries', 'waiting'))

export async function saveQueued(enquiry: QueuedEnquiry): Promise<void> {
  await set(enquiry.key, enquiry, open())
  setQueueFlag(true)
}

export async function removeQueued(key: string): Promise<void> {
  await del(key, open())
  await markWhatIsLeft()
}

export async function listQueued(): Promise<QueuedEnquiry[]> {
  return (await values<unknown>(open())).filter((value) => isQueuedEnquiry(value))
}

export const thisDevice: QueueStore = {
  list: listQueued,
  drop: async (sent) => {
    await whereUnchanged(sent, (store) => store.delete(sent.key))
    await markWhatIsLeft()
  },
  refuse: (sent, text) =>
    whereUnchanged(sent, (store) => store.put({ ...sent, refused: text }, sent.key)),
}

/** Another tab may have replaced or removed it while it was sent. */
async function whereUnchanged(
  sent: QueuedEnquiry,
  write: (store: IDBObjectStore) => IDBRequest,
): Promise<void> {
  await open()('readwrite', async (store) => {
    const stored: unknown = await promisifyRequest<unknown>(store.get(sent.key))
    if (JSON.stringify(stored) === JSON.stringify(sent)) await promisifyRequest(write(store))
  })
}

async function markWhatIsLeft(): Promise<void> {
  if ((await listQueued()).length === 0) setQueueFlag(false)
}

function isQueuedEnquiry(value: unknown): value is QueuedEnquiry {
  if (typeof value !== 'object' || value === null) return false
  const isText = (name: string) => typeof Reflect.get(value, name) === 'string'
  const isObject = (name: string) => typeof Reflect.get(value, name) === 'object'
  return (
    ['key', 'location', 'page', 'productId'].every((name) => isText(name)) &&
    ['enquiry', 'asks', 'campaign', 'reach'].every((name) => isObject(name))
  )
}

function setQueueFlag(isQueued: boolean): void {
  try {
    if (isQueued) localStorage.setItem(QUEUE_FLAG, '')
    else localStorage.removeItem(QUEUE_FLAG)
  } catch {
    return
  }
}
