import * as z from 'zod/mini'

import { startWorker, WORKER_SCOPE } from '#app/staff/sessions/service-worker.ts'

import { alertChoice, chooseAlerts } from './alert-choice.ts'
import { requestNotifyPermission, notifyPermission } from './notify.ts'

const ADDRESS = '/dashboard/push-subscriptions'
const ENDED_ADDRESS = '/dashboard/push-subscriptions/removal'
const TAKEN = 409

/** `install` is an iPhone without the dashboard on its home screen. */
export type PushHindrance = 'install' | 'pushAbsent'

export function pushHindrance(): PushHindrance | undefined {
  if ('serviceWorker' in navigator && 'PushManager' in window) return undefined
  return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'pushAbsent'
}

/** Must follow a press, since the browser asks for permission. */
export async function startPush(staffId: string): Promise<'on' | 'off' | 'denied' | 'pushFailed'> {
  const permission = await requestNotifyPermission()
  if (permission === 'denied') return 'denied'
  if (permission !== 'granted') return 'off'
  try {
    await startWorker()
    await subscribe()
    chooseAlerts({ push: staffId })
    return 'on'
  } catch {
    return 'pushFailed'
  }
}

export async function endPush(): Promise<void> {
  chooseAlerts({ push: '' })
  const registration = await navigator.serviceWorker.getRegistration(WORKER_SCOPE)
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return
  const { endpoint } = subscription
  await Promise.allSettled([subscription.unsubscribe(), post(ENDED_ADDRESS, { endpoint })])
}

/** Renews the subscription that a sign-out deletes, only for the agent who chose it. */
export async function renewPush(staffId: string): Promise<void> {
  const isWanted = alertChoice().push === staffId && notifyPermission() === 'granted'
  if (!isWanted || pushHindrance()) return
  try {
    await startWorker()
    await subscribe()
  } catch {
    // The next attempt may succeed.
  }
}

const keyAnswer = z.object({ publicKey: z.string() })
const subscriptionKeys = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
})

/** Replaces a subscription that belongs to another account. */
async function subscribe(): Promise<void> {
  if ((await subscribeOnce()) !== TAKEN) return
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  if ((await subscribeOnce()) === TAKEN) throw new Error('The device is another person’s.')
}

async function subscribeOnce(): Promise<number> {
  const answer = await fetch(ADDRESS, { redirect: 'manual' })
  const { publicKey } = keyAnswer.parse(await answer.json())
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await subscribed(pushManager, publicKey)
  const { endpoint, keys } = subscriptionKeys.parse(subscription.toJSON())
  return post(ADDRESS, { endpoint, ...keys })
}

/** A subscription is bound to its key. */
async function subscribed(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const key = bytesOf(publicKey)
  const known = await manager.getSubscription()
  const knownKey = new Uint8Array(known?.options.applicationServerKey ?? new ArrayBuffer(0))
  if (known && knownKey.join() === key.join()) return known
  await known?.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

async function post(address: string, fields: Record<string, string>): Promise<number> {
  const body = new URLSearchParams(fields)
  const { status } = await fetch(address, { method: 'POST', body, redirect: 'manual' })
  if (status !== 204 && status !== TAKEN) throw new Error(`The device was answered ${status}.`)
  return status
}
