import { useRef, type FormEvent } from 'react'

import { exportAnnouncement } from '#app/leads/export/export-box.tsx'
import { fileColumns } from '#app/leads/export/file/file-columns.ts'
import { useChosenColumns } from '#app/leads/export/use-chosen-columns.ts'
import { useExport } from '#app/leads/export/use-export.ts'
import { bulkTexts } from '#app/strings/en/bulk.ts'
import { exportTexts } from '#app/strings/en/export.ts'

type Props = { ids: readonly string[]; order: string; onEnded: () => void }

/** Exports the selected leads in the list's order, with the columns chosen there. */
export function BulkExport({ ids, order, onEnded }: Props) {
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
