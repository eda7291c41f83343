import { readLeftWord, type UndoWord } from '#app/leads/status/undo-text.ts'
import { bulkTexts } from '#app/strings/en/bulk.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import type { LeftLead } from './many-changed.ts'
import type { Told } from './use-many-change.ts'

const MOST_NAMED = 4

type Props = {
  told: Told
  isBusy: boolean
  onUndo: (act: string) => void
  onClose: () => void
}

export function BulkTold({ told, isBusy, onUndo, onClose }: Props) {
  const act = told.kind === 'changed' ? told.done.act : null
  const [first, ...lines] = toldLines(told)
  return (
    <div className={told.kind === 'failed' ? 'bulk-told bulk-told--failed' : 'bulk-told'}>
      <Icon name={told.kind === 'failed' ? 'alert' : 'check'} />
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
      {act === null ? null : (
        <button
          type="button"
          className="bulk-undo"
          data-key="z"
          disabled={isBusy}
          onClick={() => onUndo(act)}
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

function undoneText(word: UndoWord): string {
  const left = readLeftWord(word)
  if (left) return panelTexts.undoneExcept(left)
  return word === 'undone' ? panelTexts.undone : panelTexts.notUndone
}

export function toldLines(told: Told | undefined): string[] {
  if (!told) return []
  if (told.kind === 'failed')
    return [(told.why === 'refused' && told.said) || bulkTexts.failed[told.why]]
  if (told.kind === 'undone') return [undoneText(told.said)]
  const { changed, left } = told.done
  const already = left.filter(({ why }) => why === 'already').length
  const others = left.filter(({ why }) => why !== 'already')
  const more = others.length - MOST_NAMED
  return [
    bulkTexts.changed(changed.length),
    ...others.slice(0, MOST_NAMED).map((lead) => leftLine(lead, told.names)),
    ...(more > 0 ? [bulkTexts.left.more(more)] : []),
    ...(already > 0 ? [bulkTexts.left.already(already)] : []),
  ]
}

function leftLine({ id, why, by }: LeftLead, names: ReadonlyMap<string, string>): string {
  const name = names.get(id) ?? ''
  if (why !== 'conflict') return bulkTexts.left.absent(name)
  return bulkTexts.left.conflict(name, by ?? leadTexts.deskItself)
}
