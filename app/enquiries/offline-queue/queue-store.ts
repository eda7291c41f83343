import { createStore, del, promisifyRequest, set, values } from 'idb-keyval'

import { once } from '#app/lib/async/memoize.ts'

import type { WaitingEnquiry, WaitingPlace } from './queued-enquiry.ts'
import { WAITING } from './queue-mark.ts'

export const NEWS = 'enquiries'

/** The DOM event that a refusal sends to a hydrated form on this page. */
export const REFUSED = 'enquiry-refused'

const open = once(() => createStore('enquiries', 'waiting'))

export async function keepWaiting(waiting: WaitingEnquiry): Promise<void> {
  await set(waiting.key, waiting, open())
  markWaiting(true)
}

export async function dropWaiting(key: string): Promise<void> {
  await del(key, open())
  await markWhatIsLeft()
}

export async function listWaiting(): Promise<WaitingEnquiry[]> {
  return (await values<unknown>(open())).filter((value) => isWaitingEnquiry(value))
}

export const thisDevice: WaitingPlace = {
  list: listWaiting,
  drop: async (sent) => {
    await whereUnchanged(sent, (store) => store.delete(sent.key))
    await markWhatIsLeft()
  },
  refuse: (sent, words) =>
    whereUnchanged(sent, (store) => store.put({ ...sent, refused: words }, sent.key)),
}

/** Another tab may have replaced or removed it while it was sent. */
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
