import { readSources } from '#app/editor/changes/read-sources.ts'
import { timeoutSignal } from '#app/lib/async/timeout-signal.ts'
import { fieldsOf, textOf } from '#app/lib/json/json-fields.ts'
import { sorted } from '#app/lib/lists.ts'

import type { DraftWays, KeptDraft, SavedDraft } from './draft-view.ts'

/** Milliseconds that a page which is being left is waited for until what it has kept counts as another's. */
const LEAVING_MS = 500

/** A place on the device that one page writes to, and when it last did. */
type Slot = { key: string; at: number }

/** Where the release before kept it, under no name: whose it is, is to be told by what it says. */
type Former = { key: string; isOurs: (left: KeptDraft) => boolean }

/**
 * What was typed and is not saved yet, on this device alone: a reload or a line that is lost takes none of it.
 * Each page has a place of its own under the `name` of what is edited and of who edits it, which it holds as
 * long as it lives (Web Locks): two pages never write over each other, and what a page that died has left is
 * taken over by the next one.
 */
export function keptDraft(name: string, former: Former): DraftWays['kept'] {
  const before = `desk-${name}~`
  const own = `${before}${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
  let release: (() => void) | undefined
  return {
    open: () => {
      const left = new Promise<void>((resolve) => (release = resolve))
      void hold(own, () => left)
    },
    close: () => release?.(),
    put: (draft) => {
      try {
        localStorage.setItem(own, JSON.stringify({ at: Date.now(), ...draft }))
        return true
      } catch {
        // A device without room saves to the server alone; what it kept before is older than what is typed.
        forget(own)
        return false
      }
    },
    take: async (adopt) => {
      for (const { key } of slotsUnder(before)) {
        if (key === own) continue
        const patience = timeoutSignal(LEAVING_MS)
        const isTaken = await hold(key, () => handOver(key, adopt), patience).catch(() => undefined)
        if (isTaken) return
      }
      handOver(former.key, (left) => former.isOurs(left) && adopt(left))
    },
    drop: (saved) => {
      const kept = readSlot(own)
      if (kept && textOfDraft(kept) === textOfDraft(saved)) localStorage.removeItem(own)
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

/** Does the work while no other page holds the place; rejects where a page that lives still does when the `patience` ends. */
async function hold<Done>(
  key: string,
  work: () => Done | Promise<Done>,
  patience?: AbortSignal,
): Promise<Done> {
  // They are absent on a plain http address that is not localhost.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  return locks.request(key, patience ? { signal: patience } : {}, work)
}

/** Whether it was taken; what cannot be read is no draft of this desk, and is left alone. */
function handOver(key: string, adopt: (left: KeptDraft) => boolean): boolean {
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

function readSlot(key: string): KeptDraft | undefined {
  const field = fieldsIn(key)
  const [content, base] = [field('content'), field('base')]
  if (typeof content !== 'object') return undefined
  const sources = readSources(field('sources'))
  return { version: textOf(field('version')) ?? null, content, sources, base }
}

/** None where somebody else has written there. */
function fieldsIn(key: string) {
  try {
    return fieldsOf(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return fieldsOf(undefined)
  }
}

function textOfDraft({ version, content, sources }: SavedDraft): string {
  return JSON.stringify({ version, content, sources })
}
