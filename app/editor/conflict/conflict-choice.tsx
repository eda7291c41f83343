import type { Overtaken, Whose } from '#app/editor/draft/draft-view.ts'
import { listingTexts as texts } from '#app/strings/en/listings.ts'

export type Choice = {
  overtaken: Overtaken | undefined
  /** The newer version may come from the editor's own other page. */
  me: string
  onChoose: (whose: Whose) => void
}

export function conflictWords({ newest }: Overtaken, me: string) {
  if (newest.by === me) return texts.ownConflict
  const { conflict, conflictNote: note, theirs, yours, keepTheirs, keepMine, clashes } = texts
  return { heading: conflict(newest.by), note, theirs, yours, keepTheirs, keepMine, clashes }
}

/** The safest choice is last, where a thumb is about to press Publish; the choice that discards is never there. */
export function ConflictChoice({ overtaken, me, onChoose }: Choice) {
  if (!overtaken) return null
  const words = conflictWords(overtaken, me)
  const isBoth = overtaken.both !== undefined
  return (
    <div className="conflict-choice">
      <button type="button" className="button button--line" onClick={() => onChoose('theirs')}>
        {words.keepTheirs}
      </button>
      <button
        type="button"
        className={isBoth ? 'button button--line' : 'button'}
        onClick={() => onChoose('mine')}
      >
        {words.keepMine}
      </button>
      {isBoth ? (
        <button type="button" className="button" onClick={() => onChoose('both')}>
          {texts.keepBoth}
        </button>
      ) : null}
    </div>
  )
}
