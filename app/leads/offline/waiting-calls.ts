import { dropDraft, keepDraft, listDrafts, readDraft } from '#app/lib/form-drafts/draft-store.ts'
import type { TypedFields } from '#app/lib/form-drafts/typed-fields.ts'
import { sorted } from '#app/lib/lists.ts'

/** A logged call that the server does not have yet; `refused` is its reason, and then only a person acts. */
export type WaitingCall = {
  key: string
  lead: string
  name: string
  outcome: string
  note: string
  refused: string
}

const WAITS = 'waits'
/** The server’s answers that no second try changes. */
const REFUSALS = new Set([404, 409, 422])
const listeners = new Set<() => void>()
let version = 0
let sending: Promise<number> | undefined

/** Keeps a posted outcome form as a draft of its own; its random key has the server store it once. */
export function keepCall(owner: string, lead: string, posted: FormData): void {
  const typed = [...posted].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  const fields = { ...Object.fromEntries(typed), lead }
  write(keyOf(owner, crypto.randomUUID()), {
    ...fields,
    at: textIn(fields, 'at') || new Date().toISOString(),
  })
}

/** Of `owner`, oldest first. */
export function listCalls(owner: string): WaitingCall[] {
  return stored(owner).map(({ key, fields }) => ({
    key,
    lead: textIn(fields, 'lead'),
    name: textIn(fields, 'name'),
    outcome: textIn(fields, 'outcome').split(' ')[0] ?? '',
    note: textIn(fields, 'note'),
    refused: textIn(fields, 'refused'),
  }))
}

export function dropCall(owner: string, key: string): void {
  write(keyOf(owner, key), {})
}

/** Sends what waits, in its order, until the server is out of reach; answers how many it took. */
export function sendCalls(owner: string): Promise<number> {
  sending ??= sendAll(owner).finally(() => (sending = undefined))
  return sending
}

/** Also for other tabs; returns the unsubscribe function. */
export function onCallsChange(listener: () => void): () => void {
  const hear = () => {
    version += 1
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', hear)
  }
}

/** Another number after each change. */
export function callsVersion(): number {
  return version
}

async function sendAll(owner: string): Promise<number> {
  let taken = 0
  for (const { key, fields } of stored(owner)) {
    if (textIn(fields, 'refused') !== '') continue
    const result = await send(key, fields)
    if (result === 'later') break
    if (result === 'taken') taken += 1
    write(keyOf(owner, key), result === 'taken' ? {} : { ...fields, refused: result.refused })
  }
  return taken
}

async function send(
  key: string,
  { lead = '', name: _name, ...fields }: TypedFields,
): Promise<'taken' | 'later' | { refused: string }> {
  try {
    const body = new URLSearchParams({ ...fields, key })
    const address = `/dashboard/leads/${encodeURIComponent(lead)}/calls`
    const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' })
    if (answer.status === 204) return 'taken'
    return REFUSALS.has(answer.status) ? { refused: await answer.text() } : 'later'
  } catch {
    return 'later'
  }
}

function stored(owner: string): { key: string; fields: TypedFields }[] {
  const start = keyOf(owner, '')
  const calls = listDrafts(start).map((draft) => ({
    key: draft.slice(start.length),
    fields: readDraft(draft),
  }))
  return sorted(calls, (one, other) =>
    textIn(one.fields, 'at').localeCompare(textIn(other.fields, 'at')),
  )
}

function write(draft: string, fields: TypedFields): void {
  version += 1
  if (Object.keys(fields).length === 0) dropDraft(draft)
  else keepDraft(draft, fields)
  for (const listener of listeners) listener()
}

function keyOf(owner: string, key: string): string {
  return `${owner} ${WAITS} ${key}`
}

function textIn(fields: TypedFields, name: string): string {
  return fields[name] ?? ''
}
