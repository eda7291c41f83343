import { createStore, del, set, values } from 'idb-keyval'

import type { Dispatch } from './enquiry-send.ts'
import { WAITING } from './waiting-mark.ts'

/** The channel on which all pages of this browser hear what became of one. */
export const NEWS = 'enquiries'

const open = () => createStore('enquiries', 'waiting')

/** Keeps an enquiry on this device by its key; rejects where the browser keeps nothing. */
export async function keepWaiting(dispatch: Dispatch): Promise<void> {
  await set(dispatch.key, dispatch, open())
  markWaiting(true)
}

export async function dropWaiting(key: string): Promise<void> {
  await del(key, open())
  if ((await listWaiting()).length === 0) markWaiting(false)
}

/** What waits, and is as this site keeps it. */
export async function listWaiting(): Promise<Dispatch[]> {
  return (await values<unknown>(open())).filter((value) => isDispatch(value))
}

function isDispatch(value: unknown): value is Dispatch {
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
