import type { FactChange } from '#app/projects/facts/project-facts.ts'
import type { Difference, FieldPath } from '#app/projects/publishing/difference.ts'
import type { ListingFault } from '#app/projects/publishing/project-fault.ts'

/** A fact that differs; `at` is the way to it in the draft, undefined where nothing of it is left. */
export type PlacedChange = FactChange & { at?: FieldPath | undefined }

/** What is known of a draft beside what is published. */
export type DraftState = {
  differences: Difference[]
  /** Facts that differ, of which each wants a source. */
  changes: PlacedChange[]
  /** Whether anything differs beside these facts, which can be published without their sources. */
  isMore: boolean
  /** What must be put right before it is published. */
  faults: ListingFault[]
  /** Whether it can be published without the facts whose source is missing. */
  isPartSound: boolean
}

/**
 * Bytes of a draft as it is sent: the longest of today has 8,000. A browser sends 64 KiB for a page that is left
 * (Fetch, 4.6), and the door takes no more of anybody.
 */
export const MOST_DRAFT_BYTES = 60_000

/** Names the account in which something is written: whoever else has signed in since may not store it in their own name. */
export const EDITOR_HEADER = 'X-Editor'

/** What the desk is answered when it saves a draft. */
export type DraftAnswer =
  | ({ kind: 'saved'; version: string; at: string } & DraftState)
  /** Somebody else has saved since: what is known of that, and `theirs`, the differences from what was sent to it. */
  | {
      kind: 'overtaken'
      state: DraftState
      newest: { version: string | null; by: string | null; content: unknown; sources: unknown }
      theirs: Difference[]
    }
  | { kind: 'refused'; why: string }

export type PublishAnswer =
  | { kind: 'published'; changes: FactChange[] }
  /** A legal text that is shown from a day on, which is named as the site does. */
  | { kind: 'announced'; from: string }
  | { kind: 'scheduled' }
  | { kind: 'linked'; address: string }
  /** `isDone` says that somebody else has done it before. */
  | { kind: 'refused'; why: string; isDone?: boolean }
  | { kind: 'faulty'; faults: ListingFault[] }
  | { kind: 'unsourced'; facts: FactChange[] }
  | { kind: 'overtaken'; by: string | null }
