import type { Difference } from '#app/projects/versions/difference.ts'
import type { Sources } from '#app/projects/versions/listing-facts.ts'

import type { DraftState } from './draft-answer.ts'
import type { Content } from './edited-content.ts'
import type { Together } from './put-together.ts'

/** What is saved at a time; `version` is the one that it is based on, null for the file's. */
export type SavedDraft = { version: string | null; content: Content; sources: Sources }

/** What somebody else has saved meanwhile, and what it differs in from what was typed here. */
type Faster = { newest: SavedDraft & { by: string | null }; theirs: Difference[] }

/** The same, with both put together where it is known what they began with. */
export type Overtaken = Faster & { both?: Together }

/** Whose version goes on, or both put together. */
export type Whose = 'theirs' | 'mine' | 'both'

export type Saved =
  | { kind: 'saved'; version: string; at: string; state: DraftState }
  | ({ kind: 'overtaken' } & Faster)
  /** Out of reach, or it does not take it, and says why. */
  | { kind: 'away'; why?: string }

export type DraftView = {
  draft: SavedDraft
  state: DraftState
  status: 'still' | 'waits' | 'saved' | 'away'
  /** Why the server does not take what is typed, where it says so. */
  why: string | undefined
  savedAt: string | undefined
  overtaken: Overtaken | undefined
  /** What this device kept of an earlier visit is back. */
  isRestored: boolean
}

/** The world of a draft: the server, what the device keeps, and a clock whose work can be called off. */
export type DraftWays = {
  save: (draft: SavedDraft) => Promise<Saved>
  kept: {
    put: (draft: SavedDraft) => void
    find: () => SavedDraft | undefined
    /** Forgets it, where it is still what was saved: a page that was left may hear of its saving late. */
    drop: (saved: SavedDraft) => void
  }
  later: (work: () => void, ms: number) => () => void
}
