import type { RefObject } from 'react'

import { exportTexts } from '#app/strings/en/export.ts'

import type { ExportState } from './use-export.ts'

type Props = {
  state: Exclude<ExportState, { kind: 'ready' }>
  button: RefObject<HTMLButtonElement | null>
  onCancel: () => void
  onClose: () => void
  onAgain: () => void
}

export function ExportBox({ state, button, onCancel, onClose, onAgain }: Props) {
  if (state.kind === 'failed') {
    return (
      <div className="export-box export-box--failed">
        <p role="alert">{exportTexts.failed[state.why]}</p>
        <button ref={button} type="button" onClick={onAgain}>
          {exportTexts.again}
        </button>
        <button type="button" onClick={onClose}>
          {exportTexts.close}
        </button>
      </div>
    )
  }
  const { read, total } = state
  return (
    <div className="export-box">
      <p>
        {total === undefined ? (
          exportTexts.inProgress
        ) : (
          <>
            {exportTexts.exporting} <b>{exportTexts.count(read)}</b> {exportTexts.of(total)}
          </>
        )}
      </p>
      <button ref={button} type="button" onClick={onCancel}>
        {exportTexts.cancel}
      </button>
      <progress aria-label={exportTexts.progress} {...(total && { value: read, max: total })} />
    </div>
  )
}

/** Screen readers hear quarters, not every lead. */
export function exportAnnouncement(state: ExportState): string {
  if (state.kind === 'failed') return ''
  if (state.kind === 'ready') return state.message
  const { read, total } = state
  const quarters = total ? Math.min(4, Math.floor((4 * read) / total)) : 0
  return exportTexts.share(25 * quarters)
}
