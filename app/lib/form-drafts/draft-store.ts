import { fieldsOf, textOf } from '#app/lib/json/json-fields.ts'

import { isPosted, type TypedFields } from './typed-fields.ts'

export const DRAFT_FIELD = 'draft'

const STORE = 'dashboard-draft '
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000

const listeners = new Set<(key: string, posted: FormData) => void>()
const unstored = new Map<string, string>()

export function keepDraft(key: string, fields: TypedFields): void {
  if (Object.keys(fields).length === 0) return dropDraft(key)
  const text = JSON.stringify({ at: Date.now(), fields })
  try {
    window.localStorage.setItem(STORE + key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
  }
}

export function readDraft(key: string): TypedFields {
  const fields = fieldsIn(key)('fields')
  if (typeof fields !== 'object' || fields === null) return {}
  const texts = Object.entries(fields).flatMap(([name, value]) => {
    const text = textOf(value)
    return text === undefined ? [] : [[name, text] as const]
  })
  return Object.fromEntries(texts)
}

export function dropDraft(key: string): void {
  unstored.delete(key)
  try {
    window.localStorage.removeItem(STORE + key)
  } catch {
    return
  }
}

/** Clears the draft of a completed form, but not what was typed while it was sent. */
export function settleDraft(posted: FormData): void {
  const key = posted.get(DRAFT_FIELD)
  if (typeof key !== 'string' || key === '') return
  const left = Object.entries(readDraft(key)).filter(
    ([name, value]) => !isPosted(posted, name, value),
  )
  keepDraft(key, Object.fromEntries(left))
  for (const listener of listeners) listener(key, posted)
}

export function onSettled(listener: (key: string, posted: FormData) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function forgetDrafts(owner: string): void {
  for (const key of listDrafts(`${owner} `)) dropDraft(key)
}

/** The keys that begin with `start`. */
export function listDrafts(start: string): string[] {
  return keys().filter((key) => key.startsWith(start))
}

export function forgetOldDrafts(now = Date.now()): void {
  for (const key of keys()) if (now - Number(fieldsIn(key)('at') ?? 0) > MAX_AGE_MS) dropDraft(key)
}

function keys(): string[] {
  try {
    const stored = Object.keys(window.localStorage).filter((key) => key.startsWith(STORE))
    return [...stored.map((key) => key.slice(STORE.length)), ...unstored.keys()]
  } catch {
    return [...unstored.keys()]
  }
}

function fieldsIn(key: string) {
  try {
    const text = unstored.get(key) ?? window.localStorage.getItem(STORE + key)
    return fieldsOf(JSON.parse(text ?? 'null'))
  } catch {
    return fieldsOf(undefined)
  }
}
