import { readPartialUndo, type UndoResult } from '#app/leads/status/undo-text.ts'
import { bulkTexts } from '#app/strings/en/bulk.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import type { LeftLead } from './many-changed.ts'
import type { BulkResult } from './use-many-change.ts'

const MAX_NAMED = 4

type Props = {
  result: BulkResult
  isBusy: boolean
  onUndo: (changeSetId: string) => void
  onClose: () => void
}

export function BulkMessage({ result, isBusy, onUndo, onClose }: Props) {
  const changeSetId = result.kind === 'changed' ? result.done.changeSetId : null
  const [first, ...lines] = resultLines(result)
  return (
    <div
      className={result.kind === 'failed' ? 'bulk-message bulk-message--failed' : 'bulk-message'}
    >
      <Icon name={result.kind === 'failed' ? 'alert' : 'check'} />
      <div>
        <p>{first}</p>
        {lines.length === 0 ? null : (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {changeSetId === null ? null : (
        <button
          type="button"
          className="bulk-undo"
          data-key="z"
          disabled={isBusy}
          onClick={() => onUndo(changeSetId)}
        >
          {panelTexts.undo} <kbd aria-hidden="true">Z</kbd>
        </button>
      )}
      <BulkClose onClose={onClose} />
    </div>
  )
}

export function BulkClose({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" className="bulk-close" aria-label={bulkTexts.close} onClick={onClose}>
      <Icon name="cross" />
    </button>
  )
}

function undoneText(code: UndoResult): string {
  const left = readPartialUndo(code)
  if (left) return panelTexts.undoneExcept(left)
  return code === 'undone' ? panelTexts.undone : panelTexts.notUndone
}

export function resultLines(result: BulkResult | undefined): string[] {
  if (!result) return []
  if (result.kind === 'failed')
    return [(result.why === 'refused' && result.message) || bulkTexts.failed[result.why]]
  if (result.kind === 'undone') return [undoneText(result.outcome)]
  const { changed, left } = result.done
  const already = left.filter(({ why }) => why === 'already').length
  const others = left.filter(({ why }) => why !== 'already')
  const more = others.length - MAX_NAMED
  return [
    bulkTexts.changed(changed.length),
    ...others.slice(0, MAX_NAMED).map((lead) => leftLine(lead, result.names)),
    ...(more > 0 ? [bulkTexts.left.more(more)] : []),
    ...(already > 0 ? [bulkTexts.left.already(already)] : []),
  ]
}

function leftLine({ id, why, by }: LeftLead, names: ReadonlyMap<string, string>): string {
  const name = names.get(id) ?? ''
  if (why !== 'conflict') return bulkTexts.left.absent(name)
  return bulkTexts.left.conflict(name, by ?? leadTexts.system)
}
