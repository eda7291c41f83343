import type { Json } from '#app/lib/json/json.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

export type RemovedRow = { at: number; row: Json; title: string; left: number }

type Props = {
  list: string
  title: string
  onUndo: () => void
}

export function UndoRow({ list, title, onUndo }: Props) {
  return (
    <p className="editor-removed">
      <StatusMessage as="span">{texts.removed(title)}</StatusMessage>{' '}
      <button
        type="button"
        id={undoId(list)}
        className="quiet-button"
        aria-label={`${texts.undo}: ${title}`}
        onKeyDown={(event) => {
          // The key that removed the row is still held down.
          if (event.repeat) event.preventDefault()
        }}
        onClick={onUndo}
      >
        {texts.undo}
      </button>
    </p>
  )
}

export function undoId(list: string): string {
  return `undo-${list}`
}
