import { createStore, del, promisifyRequest, set, values } from 'idb-keyval'

import { once } from '#app/lib/async/memoize.ts'

import type { WaitingEnquiry, WaitingPlace } from './queued-enquiry.ts'
import { WAITING } from './queue-mark.ts'

/** The channel on which all pages of this browser hear what became of one. */
export const NEWS = 'enquiries'

/** The event by which a form of this page that is awake hears that an enquiry of its page was refused. */
export const REFUSED = 'enquiry-refused'

const open = once(() => createStore('enquiries', 'waiting'))

/** Keeps an enquiry on this device by its key; rejects where the browser keeps nothing. */
export async function keepWaiting(waiting: WaitingEnquiry): Promise<void> {
  await set(waiting.key, waiting, open())
  markWaiting(true)
}

/** Drops what waits under this key, whatever it is by now. */
export async function dropWaiting(key: string): Promise<void> {
  await del(key, open())
  await markWhatIsLeft()
}

/** What waits, and is as this site keeps it. */
export async function listWaiting(): Promise<WaitingEnquiry[]> {
  return (await values<unknown>(open())).filter((value) => isWaitingEnquiry(value))
}

/** What waits on this device. */
export const thisDevice: WaitingPlace = {
  list: listWaiting,
  drop: async (sent) => {
    await whereUnchanged(sent, (store) => store.delete(sent.key))
    await markWhatIsLeft()
  },
  refuse: (sent, words) =>
    whereUnchanged(sent, (store) => store.put({ ...sent, refused: words }, sent.key)),
}

/** Another page may have put another in its place, or taken it away, while it was sent. */
async function whereUnchanged(
  sent: WaitingEnquiry,
  write: (store: IDBObjectStore) => IDBRequest,
): Promise<void> {
  await open()('readwrite', async (store) => {
    const kept: unknown = await promisifyRequest<unknown>(store.get(sent.key))
    if (JSON.stringify(kept) === JSON.stringify(sent)) await promisifyRequest(write(store))
  })
}

async function markWhatIsLeft(): Promise<void> {
  if ((await listWaiting()).length === 0) markWaiting(false)
}

function isWaitingEnquiry(value: unknown): value is WaitingEnquiry {
  if (typeof value !== 'object' || value === null) return false
  const isText = (name: string) => typeof Reflect.get(value, name) === 'string'
  const isObject = (name: string) => typeof Reflect.get(value, name) === 'object'
  return (
    ['key', 'location', 'page', 'productId'].every((name) => isText(name)) &&
    ['enquiry', 'asks', 'campaign', 'reach'].every((name) => isObject(name))
  )
}

function markWaiting(isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(WAITING, '')
    else localStorage.removeItem(WAITING)
  } catch {
    return
  }
}
