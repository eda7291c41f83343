import type { Content } from '#app/publishing/edited-content.ts'
import type { FactChange, Sources } from '#app/projects/facts/project-facts.ts'
import type { Difference, FieldPath } from '#app/publishing/difference.ts'
import type { Fault } from '#app/publishing/fault.ts'

/** `at`: the path in the draft, undefined when the field is gone. */
export type PlacedChange = FactChange & { at?: FieldPath | undefined }

export type DraftState = {
  differences: Difference[]
  /** Changed facts, of which each needs a source. */
  changes: PlacedChange[]
  /** Other changes, which can be published without the facts' sources. */
  isMore: boolean
  faults: Fault[]
  /** The draft is valid without the facts that lack a source. */
  isPartSound: boolean
}

/** Bytes; the longest draft has 8,000. Browsers send at most 64 KiB with `keepalive` (Fetch, 4.6), and the server has the same limit. */
export const MAX_DRAFT_BYTES = 60_000

/** The account that writes: another one signed in since may not save in its own name. */
export const EDITOR_HEADER = 'X-Editor'

export type DraftAnswer =
  | ({ kind: 'saved'; version: string; at: string } & DraftState)
  /** `theirs`: the differences from the draft that was sent. */
  | {
      kind: 'overtaken'
      state: DraftState
      newest: { version: string | null; by: string | null; content: Content; sources: Sources }
      theirs: Difference[]
    }
  | { kind: 'refused'; why: string }

export type PublishAnswer =
  | { kind: 'published'; changes: FactChange[] }
  /** A legal text that is shown from a later day. */
  | { kind: 'announced'; from: string }
  | { kind: 'scheduled' }
  | { kind: 'linked'; address: string }
  /** `isDone`: another editor did it before. */
  | { kind: 'refused'; why: string; isDone?: boolean }
  | { kind: 'faulty'; faults: Fault[] }
  | { kind: 'unsourced'; facts: FactChange[] }
  | { kind: 'overtaken'; by: string | null }
