import { putTogether, touched } from '#app/editor/conflict/three-way-merge.ts'
import { differences } from '#app/projects/publishing/difference.ts'
import type { Content } from '#app/projects/publishing/edited-content.ts'

import type { DraftState } from './draft-answer.ts'
import type { Faster, KeptDraft, Overtaken, SavedDraft, Whose } from './draft-view.ts'

/** What the server has where a page goes on with what was left: `base` is what its version says. */
type Found = {
  version: string | null
  base: Content
  sources: SavedDraft['sources']
  by: string | null
  state: DraftState
}

/** How a page goes on with what an earlier one has left. */
export type Resumed =
  | { kind: 'on'; change: Partial<SavedDraft>; isRestored: boolean }
  | { kind: 'overtaken'; draft: SavedDraft; base: Content; faster: Faster }

/** Goes on with what was left, where nobody has saved since; else that is theirs and this is yours. */
export function resumed({ base, ...left }: KeptDraft, found: Found): Resumed {
  const { version, sources, by, state } = found
  if (left.version === version) return { kind: 'on', change: left, isRestored: true }
  const newest = { version, content: found.base, sources, by }
  const theirs = differences(left.content, newest.content)
  // It was saved after all, as the page was left.
  if (theirs.length === 0)
    return { kind: 'on', change: { sources: left.sources }, isRestored: false }
  return { kind: 'overtaken', draft: left, base, faster: { newest, state, theirs } }
}

/** The same with both put together, where it is known what they began with. */
export function overtakenBy(faster: Faster, base: Content, mine: Content): Overtaken {
  const three = { base, mine, theirs: faster.newest.content }
  return base === undefined
    ? faster
    : { ...faster, both: { ...putTogether(three), ...touched(three) } }
}

/** What goes on after a choice, and is to be saved after theirs; undefined where theirs goes on as it is. */
export function chosenDraft(
  whose: Whose,
  { newest, both }: Overtaken,
  own: { base: Content; draft: SavedDraft },
): SavedDraft | undefined {
  const { version, content: theirs, sources } = newest
  const { base, draft } = own
  if (whose === 'theirs') return undefined
  if (whose === 'mine' || !both) return { ...draft, version }
  // Anew: something may have been typed since they were put together.
  const { content } = putTogether({ base, mine: draft.content, theirs })
  return { version, content, sources: { ...sources, ...draft.sources } }
}
