import { readSources } from '#app/editor/changes/read-sources.ts'
import { timeoutSignal } from '#app/lib/async/timeout-signal.ts'
import { textOf } from '#app/lib/json/json-fields.ts'
import { isFields, type Json } from '#app/lib/json/json.ts'
import { sorted } from '#app/lib/lists.ts'

import type { DraftWays, LocalDraft, SavedDraft } from './draft-view.ts'

/** Milliseconds before the draft of a page that is closing counts as left. */
const LEAVING_MS = 500

type Slot = { key: string; at: number }

/** Where the previous release stored it without an account; its content tells whose it is. */
type Former = { key: string; isOurs: (left: LocalDraft) => boolean }

/** Drafts not saved yet, in this device's storage: one place per page under a Web Lock, which a later page takes over. */
export function localDraft(name: string, former: Former): DraftWays['localDraft'] {
  const before = `desk-${name}~`
  const own = `${before}${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
  let release: (() => void) | undefined
  return {
    open: () => {
      const left = new Promise<void>((resolve) => (release = resolve))
      void withLock(own, () => left)
    },
    close: () => release?.(),
    put: (draft) => {
      try {
        localStorage.setItem(own, JSON.stringify({ at: Date.now(), ...draft }))
        return true
      } catch {
        // Without room the draft goes to the server alone; a stored one is older.
        forget(own)
        return false
      }
    },
    take: async (adopt) => {
      for (const { key } of slotsUnder(before)) {
        if (key === own) continue
        const timeout = timeoutSignal(LEAVING_MS)
        const isTaken = await withLock(key, () => handOver(key, adopt), timeout).catch(
          () => undefined,
        )
        if (isTaken) return
      }
      handOver(former.key, (left) => former.isOurs(left) && adopt(left))
    },
    drop: (saved) => {
      const stored = readSlot(own)
      if (stored && textOfDraft(stored) === textOfDraft(saved)) localStorage.removeItem(own)
    },
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}

/** Rejects when another live page still holds the lock after `timeout` milliseconds. */
async function withLock<Done>(
  key: string,
  work: () => Done | Promise<Done>,
  timeout?: AbortSignal,
): Promise<Done> {
  // Absent on plain http, except localhost.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  return locks.request(key, timeout ? { signal: timeout } : {}, work)
}

/** Leaves alone what it cannot read. */
function handOver(key: string, adopt: (left: LocalDraft) => boolean): boolean {
  const left = readSlot(key)
  const isTaken = left !== undefined && adopt(left)
  if (isTaken) localStorage.removeItem(key)
  return isTaken
}

function slotsUnder(before: string): Slot[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(before))
  const slots = keys.map((key) => ({ key, at: Number(fieldsIn(key)('at') ?? 0) }))
  return sorted(slots, (one, other) => one.at - other.at)
}

function readSlot(key: string): LocalDraft | undefined {
  const field = fieldsIn(key)
  const [content, base] = [field('content'), field('base')]
  if (typeof content !== 'object') return undefined
  const sources = readSources(field('sources'))
  return { version: textOf(field('version')) ?? null, content, sources, base }
}

/** Without fields for content that another program wrote. */
function fieldsIn(key: string): (name: string) => Json {
  const stored = storedJson(key)
  return (name) => (isFields(stored) ? stored[name] : undefined)
}

function storedJson(key: string): Json {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

function textOfDraft({ version, content, sources }: SavedDraft): string {
  return JSON.stringify({ version, content, sources })
}
