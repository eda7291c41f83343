import type { Overtaken, Whose } from '#app/editor/draft/draft-view.ts'
import { listingTexts as texts } from '#app/strings/en/listings.ts'

export type Choice = {
  overtaken: Overtaken | undefined
  /** The name of who writes here: it may have been their own other page. */
  me: string
  onChoose: (whose: Whose) => void
}

/** The words of a conflict, by whoever was faster. */
export function conflictWords({ newest }: Overtaken, me: string) {
  if (newest.by === me) return texts.ownConflict
  const { conflict, conflictNote: note, theirs, yours, keepTheirs, keepMine, clashes } = texts
  return { heading: conflict(newest.by), note, theirs, yours, keepTheirs, keepMine, clashes }
}

/**
 * The ways to decide whose version goes on. What keeps most stands last: it comes to where a thumb is about to
 * press Publish, and the one way that gives up what was typed must not.
 */
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
