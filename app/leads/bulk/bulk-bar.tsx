import { useEffect, useRef, type FormEvent } from 'react'

import { exportAnnouncement } from '#app/leads/export/export-box.tsx'
import { fileColumns } from '#app/leads/export/file/file-columns.ts'
import { useChosenColumns } from '#app/leads/export/use-chosen-columns.ts'
import { useExport } from '#app/leads/export/use-export.ts'
import type { LeadCount } from '#app/leads/list/lead-list.ts'
import type { DashboardLead } from '#app/leads/search/lead-search.ts'
import type { LeadFacts } from '#app/leads/status/lead-facts.ts'
import type { WorkCalendar } from '#app/staff/working-hours/working-time.ts'
import { bulkTexts } from '#app/strings/en/bulk.ts'
import { exportTexts } from '#app/strings/en/export.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import {
  BulkMenu,
  FollowUpChoices,
  OwnerChoices,
  StatusChoices,
  useOpenedAt,
} from './bulk-choices.tsx'
import { BulkClose, BulkMessage, resultLines } from './bulk-message.tsx'
import { MAX_BULK_LEADS } from './many-change.ts'
import { useManyChange } from './use-many-change.ts'
import type { Picks } from './use-selection.ts'

type Props = {
  picks: Picks
  /** Of what matches; undefined while it is counted. */
  total: LeadCount | undefined
  leads: readonly DashboardLead[]
  people: readonly { value: string; name: string; isNew: boolean }[]
  calendar: WorkCalendar
  canExport: boolean
  /** Query string with `?`, or empty. */
  order: string
  /** An open lead has the letter keys for itself. */
  hasLead: boolean
  onEnded: () => void
}

export function BulkBar({ picks, total, leads, canExport, order, onEnded, ...menus }: Props) {
  const { selection, isPicking } = picks
  const chosen = leads.filter(({ id }) => selection.ids.has(id))
  const bulkChange = useManyChange({ onChanged: picks.drop, onEnded })
  const { result, isBusy } = bulkChange
  const remark = remarkOf(picks)
  useRestoredRowFocus(selection.ids.size, selection.anchor)
  const ids = chosen.map(({ id }) => id)
  const requestChange = (facts: Partial<LeadFacts>) => void bulkChange.change(facts, chosen)
  return (
    <>
      <StatusMessage className="visually-hidden" event={result}>
        {[isPicking ? bulkTexts.selected(chosen.length) : '', remark, ...resultLines(result)].join(
          ' ',
        )}
      </StatusMessage>
      {isPicking || result || remark !== '' ? (
        <section className="bulk needs-script" aria-label={bulkTexts.bar}>
          {result ? (
            <BulkMessage
              result={result}
              isBusy={isBusy}
              onUndo={(done) => void bulkChange.undo(done)}
              onClose={bulkChange.forget}
            />
          ) : null}
          {remark === '' ? null : (
            <div className="bulk-note">
              <p>{remark}</p>
              <BulkClose onClose={() => picks.drop([])} />
            </div>
          )}
          {isPicking ? (
            <div className="bulk-actions" aria-busy={isBusy}>
              <b>{isBusy ? bulkTexts.writing : countText(chosen.length)}</b>
              {chosen.length === 0 ? null : (
                <>
                  <BulkMenus {...menus} onChange={requestChange} />
                  {canExport ? <BulkExport ids={ids} order={order} onEnded={onEnded} /> : null}
                </>
              )}
              <SelectAll picks={picks} total={total} />
              <button type="button" className="bulk-clear" onClick={picks.clear}>
                <span>{bulkTexts.clear}</span> <kbd aria-hidden="true">{bulkTexts.escape}</kbd>
                <Icon name="cross" />
              </button>
            </div>
          ) : null}
        </section>
      ) : null}
    </>
  )
}

function SelectAll({ picks, total }: Pick<Props, 'picks' | 'total'>) {
  const { selection, selectAll, isSelectingAll } = picks
  if (total === undefined || total.count <= selection.ids.size || selection.isFull) return null
  return (
    <button type="button" className="bulk-all" disabled={isSelectingAll} onClick={selectAll}>
      {isSelectingAll
        ? bulkTexts.selecting
        : total.count > MAX_BULK_LEADS
          ? bulkTexts.selectFirst(MAX_BULK_LEADS)
          : bulkTexts.selectAll(total.count)}
    </button>
  )
}

function countText(count: number): string {
  return count === 0 ? bulkTexts.none : bulkTexts.selected(count)
}

type MenusProps = Pick<Props, 'people' | 'calendar' | 'hasLead'> & {
  onChange: (facts: Partial<LeadFacts>) => void
}

function BulkMenus({ people, calendar, hasLead, onChange }: MenusProps) {
  const keyOf = (letter: string) => (hasLead ? undefined : letter)
  const [at, open] = useOpenedAt()
  return (
    <>
      <BulkMenu name={bulkTexts.owner} letter={keyOf('A')}>
        <OwnerChoices people={people} onChange={onChange} />
      </BulkMenu>
      <BulkMenu name={bulkTexts.status} letter={keyOf('S')}>
        <StatusChoices onChange={onChange} />
      </BulkMenu>
      <BulkMenu name={bulkTexts.followUp} letter={keyOf('F')} onOpen={open}>
        <FollowUpChoices at={at} calendar={calendar} onChange={onChange} />
      </BulkMenu>
    </>
  )
}

function remarkOf({ selection: { lost, isFull } }: Picks): string {
  if (isFull) return bulkTexts.full(MAX_BULK_LEADS)
  return lost > 0 ? bulkTexts.lost(lost) : ''
}

function useRestoredRowFocus(count: number, anchor: string | undefined): void {
  const last = useRef(anchor)
  useEffect(() => {
    const now = document.activeElement
    if (count === 0 && last.current !== undefined && (now === null || now === document.body)) {
      const row = document.querySelector<HTMLElement>(
        `.table a[href^="/dashboard/leads/${last.current}"]`,
      )
      row?.focus({ preventScroll: true })
    }
    last.current = anchor
  }, [count, anchor])
}

type BulkExportProps = { ids: readonly string[]; order: string; onEnded: () => void }

/** Exports the selected leads in the list's order, with the columns chosen there. */
function BulkExport({ ids, order, onEnded }: BulkExportProps) {
  const form = useRef<HTMLFormElement>(null)
  const [chosen] = useChosenColumns()
  const { state, start } = useExport(onEnded)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const { current } = form
    if (!current || state.kind === 'reading') return
    const address = `/dashboard/leads.jsonl${order}`
    void start({ form: current, address, columns: fileColumns(chosen) })
  }
  return (
    <form
      ref={form}
      className="bulk-export"
      method="post"
      action={`/dashboard/Leads_List.xlsx${order}`}
      onSubmit={onSubmit}
    >
      {ids.map((id) => (
        <input key={id} type="hidden" name="lead" value={id} />
      ))}
      {chosen.map((column) => (
        <input key={column} type="hidden" name="column" value={column} />
      ))}
      <button aria-label={bulkTexts.exportOf(ids.length)}>
        {bulkTexts.export} <b>{ids.length}</b>
      </button>
      <p role="status" className={state.kind === 'failed' ? 'bulk-failed' : 'visually-hidden'}>
        {state.kind === 'failed' ? exportTexts.failed[state.why] : exportAnnouncement(state)}
      </p>
    </form>
  )
}
