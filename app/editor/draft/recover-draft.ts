import { putTogether, touched } from '#app/editor/conflict/three-way-merge.ts'
import { differences } from '#app/projects/publishing/difference.ts'
import type { Content } from '#app/projects/publishing/edited-content.ts'

import type { DraftState } from './draft-answer.ts'
import type { Faster, LocalDraft, Conflict, SavedDraft, Whose } from './draft-view.ts'

type Found = {
  version: string | null
  base: Content
  sources: SavedDraft['sources']
  by: string | null
  state: DraftState
}

export type Resumed =
  | { kind: 'on'; change: Partial<SavedDraft>; isRestored: boolean }
  | { kind: 'overtaken'; draft: SavedDraft; base: Content; faster: Faster }

/** Continues a left draft, or reports a conflict when another editor has saved since. */
export function resumed({ base, ...left }: LocalDraft, found: Found): Resumed {
  const { version, sources, by, state } = found
  if (left.version === version) return { kind: 'on', change: left, isRestored: true }
  const newest = { version, content: found.base, sources, by }
  const theirs = differences(left.content, newest.content)
  // The closing page did save it.
  if (theirs.length === 0)
    return { kind: 'on', change: { sources: left.sources }, isRestored: false }
  return { kind: 'overtaken', draft: left, base, faster: { newest, state, theirs } }
}

export function conflictWith(faster: Faster, base: Content, mine: Content): Conflict {
  const three = { base, mine, theirs: faster.newest.content }
  return base === undefined
    ? faster
    : { ...faster, both: { ...putTogether(three), ...touched(three) } }
}

/** Undefined when theirs continues unchanged. */
export function chosenDraft(
  whose: Whose,
  { newest, both }: Conflict,
  own: { base: Content; draft: SavedDraft },
): SavedDraft | undefined {
  const { version, content: theirs, sources } = newest
  const { base, draft } = own
  if (whose === 'theirs') return undefined
  if (whose === 'mine' || !both) return { ...draft, version }
  // Merge again, because more may have been typed since.
  const { content } = putTogether({ base, mine: draft.content, theirs })
  return { version, content, sources: { ...sources, ...draft.sources } }
}
