import type { Conflict, Whose } from '#app/editor/draft/draft-view.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'

export type Choice = {
  conflict: Conflict | undefined
  /** The newer version may come from the editor's own other page. */
  me: string
  onChoose: (whose: Whose) => void
}

export function conflictTexts({ newest }: Conflict, me: string) {
  if (newest.by === me) return texts.ownConflict
  const { conflict, conflictNote: note, theirs, yours, keepTheirs, keepMine, clashes } = texts
  return { heading: conflict(newest.by), note, theirs, yours, keepTheirs, keepMine, clashes }
}

/** The safest choice is last, where a thumb is about to press Publish; the choice that discards is never there. */
export function ConflictChoice({ conflict, me, onChoose }: Choice) {
  if (!conflict) return null
  const labels = conflictTexts(conflict, me)
  const isBoth = conflict.both !== undefined
  return (
    <div className="conflict-choice">
      <button type="button" className="button button--line" onClick={() => onChoose('theirs')}>
        {labels.keepTheirs}
      </button>
      <button
        type="button"
        className={isBoth ? 'button button--line' : 'button'}
        onClick={() => onChoose('mine')}
      >
        {labels.keepMine}
      </button>
      {isBoth ? (
        <button type="button" className="button" onClick={() => onChoose('both')}>
          {texts.keepBoth}
        </button>
      ) : null}
    </div>
  )
}
