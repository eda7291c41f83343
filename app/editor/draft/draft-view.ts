import type { Together, Touched } from '#app/publishing/three-way-merge.ts'
import type { Sources } from '#app/projects/facts/project-facts.ts'
import type { Difference } from '#app/publishing/difference.ts'
import type { Content } from '#app/publishing/edited-content.ts'

import type { DraftState } from './draft-answer.ts'

/** `version`: the one that it is based on, null for the file's. */
export type SavedDraft = { version: string | null; content: Content; sources: Sources }

/** `base` allows a merge later. */
export type LocalDraft = SavedDraft & { base?: Content }

/** A version that another page saved meanwhile, and its differences from this draft. */
export type Faster = {
  newest: SavedDraft & { by: string | null }
  state: DraftState
  theirs: Difference[]
}

export type Conflict = Faster & { both?: Together & Touched }

export type Whose = 'theirs' | 'mine' | 'both'

export type Saved =
  | { kind: 'saved'; version: string; at: string; state: DraftState }
  | ({ kind: 'overtaken' } & Faster)
  /** `isSignedOut`: the login has ended, so the server cannot save. */
  | { kind: 'away'; why?: string; isSignedOut?: boolean }

export type DraftView = {
  draft: SavedDraft
  state: DraftState
  status: 'still' | 'waits' | 'saved' | 'away'
  why: string | undefined
  isSignedOut: boolean
  savedAt: string | undefined
  conflict: Conflict | undefined
  /** False when the device's storage is full. */
  isStored: boolean
  isRestored: boolean
}

export type DraftWays = {
  save: (draft: SavedDraft) => Promise<Saved>
  localDraft: {
    /** This page holds its place on the device until it closes. */
    open: () => void
    close: () => void
    /** False when the storage is full. */
    put: (draft: LocalDraft) => boolean
    /** Hands over drafts of closed pages, oldest first; `adopt` returns whether this page keeps one. */
    take: (adopt: (left: LocalDraft) => boolean) => Promise<void>
    /** Deletes it unless more was typed since. */
    drop: (saved: SavedDraft) => void
  }
  later: (work: () => void, ms: number) => () => void
}
