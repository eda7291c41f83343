import { listingTexts as texts } from '#app/strings/en/listings.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

/** A row that was taken out of a list: where it was, all that was in it, and how many were left. */
export type GoneRow = { at: number; row: unknown; title: string; left: number }

type Props = {
  /** The element of the list. */
  list: string
  title: string
  onUndo: () => void
}

/** In the place of a row that was taken out: that it was, and the way to have it back. */
export function UndoRow({ list, title, onUndo }: Props) {
  return (
    <p className="listing-gone">
      <StatusMessage as="span">{texts.removed(title)}</StatusMessage>{' '}
      <button
        type="button"
        id={undoId(list)}
        className="listing-quiet"
        aria-label={`${texts.undo}: ${title}`}
        onKeyDown={(event) => {
          // The key that took the row out is still held.
          if (event.repeat) event.preventDefault()
        }}
        onClick={onUndo}
      >
        {texts.undo}
      </button>
    </p>
  )
}

/** The id of the way to have a list's row back. */
export function undoId(list: string): string {
  return `undo-${list}`
}
