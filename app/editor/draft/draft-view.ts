import type { Together, Touched } from '#app/editor/conflict/three-way-merge.ts'
import type { Sources } from '#app/projects/facts/project-facts.ts'
import type { Difference } from '#app/projects/publishing/difference.ts'
import type { Content } from '#app/projects/publishing/edited-content.ts'

import type { DraftState } from './draft-answer.ts'

/** What is saved at a time; `version` is the one that it is based on, null for the file's. */
export type SavedDraft = { version: string | null; content: Content; sources: Sources }

/** What a device keeps of a draft: with what the version says that it is based on, so that it can be told later who changed what. */
export type KeptDraft = SavedDraft & { base?: Content }

/** What was saved meanwhile, by whom, what is known of it, and what it differs in from what was typed here. */
export type Faster = {
  newest: SavedDraft & { by: string | null }
  state: DraftState
  theirs: Difference[]
}

/** The same, with both put together and what either changed, where it is known what they began with. */
export type Overtaken = Faster & { both?: Together & Touched }

/** Whose version goes on, or both put together. */
export type Whose = 'theirs' | 'mine' | 'both'

export type Saved =
  | { kind: 'saved'; version: string; at: string; state: DraftState }
  | ({ kind: 'overtaken' } & Faster)
  /** Out of reach, or it does not take it, and says why; it does not know who asks where nobody is signed in any more. */
  | { kind: 'away'; why?: string; isSignedOut?: boolean }

export type DraftView = {
  draft: SavedDraft
  state: DraftState
  status: 'still' | 'waits' | 'saved' | 'away'
  /** Why the server does not take what is typed, where it says so. */
  why: string | undefined
  /** Nobody is signed in here any more: until somebody is again, nothing is saved. */
  isSignedOut: boolean
  savedAt: string | undefined
  overtaken: Overtaken | undefined
  /** The device has room to keep what is typed. */
  isKept: boolean
  /** What this device kept of an earlier visit is back. */
  isRestored: boolean
}

/** The world of a draft: the server, what the device keeps, and a clock whose work can be called off. */
export type DraftWays = {
  save: (draft: SavedDraft) => Promise<Saved>
  kept: {
    /** From here until it is closed what this page keeps is its own. */
    open: () => void
    close: () => void
    /** Says whether there was room. */
    put: (draft: KeptDraft) => boolean
    /** Hands over what a page that is no more has kept, the oldest of it first; `adopt` says whether it is kept by this page now. */
    take: (adopt: (left: KeptDraft) => boolean) => Promise<void>
    /** Forgets it, where it is still what was saved: more may have been typed since. */
    drop: (saved: SavedDraft) => void
  }
  later: (work: () => void, ms: number) => () => void
}
