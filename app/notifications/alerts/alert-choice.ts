import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

const STORE = 'desk-alerts'

const choice = z.object({
  sound: z.boolean(),
  notification: z.boolean(),
  /** Account with push on this device; empty for none. */
  push: z.string(),
})
export type AlertChoice = z.infer<typeof choice>

const NOTHING: AlertChoice = { sound: false, notification: false, push: '' }

const listeners = new Set<() => void>()
let last: { json: string; choice: AlertChoice } = { json: '', choice: NOTHING }

export function alertChoice(): AlertChoice {
  const json = readJson()
  if (json !== last.json) last = { json, choice: parse(json) }
  return last.choice
}

export function chooseAlerts(change: Partial<AlertChoice>): void {
  const json = JSON.stringify({ ...alertChoice(), ...change })
  try {
    window.localStorage.setItem(STORE, json)
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

export function useAlertChoice(): AlertChoice {
  return useSyncExternalStore(listen, alertChoice, () => NOTHING)
}

function readJson(): string {
  try {
    return window.localStorage.getItem(STORE) ?? ''
  } catch {
    return ''
  }
}

function parse(json: string): AlertChoice {
  try {
    return choice.safeParse(JSON.parse(json)).data ?? NOTHING
  } catch {
    return NOTHING
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
