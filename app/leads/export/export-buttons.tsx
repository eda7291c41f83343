import { useEffect, useRef, type FormEvent, type RefObject } from 'react'

import { fileColumns } from '#app/leads/export/file/file-columns.ts'
import { exportTexts } from '#app/strings/en/export.ts'
import { isFocusLost } from '#app/ui/focus/focus-place.ts'
import { isShown } from '#app/ui/focus/is-shown.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import { ColumnChoice } from './column-choice.tsx'
import { ExportBox, exportAnnouncement } from './export-box.tsx'
import { useChosenColumns } from './use-chosen-columns.ts'
import { useExport } from './use-export.ts'

type Props = {
  typed: string
  /** Query string with `?`, or empty. */
  list: string
  onEnded: () => void
}

/** The browser makes the workbook (SPEC section 4); the server does for CSV, long lists and no script. */
export function ExportButtons({ typed, list, onEnded }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const exportButton = useRef<HTMLButtonElement>(null)
  const boxButton = useRef<HTMLButtonElement>(null)
  const [chosen, choose] = useChosenColumns()
  const { state, start, stop } = useExport(onEnded)
  const { kind } = state
  useMovedFocus(kind, kind === 'ready' ? exportButton : boxButton)
  function save() {
    const { current } = form
    if (!current) return
    const address = `/dashboard/leads.jsonl${list}`
    void start({ form: current, address, columns: fileColumns(chosen) })
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { nativeEvent } = event
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    if (button?.hasAttribute('formaction')) return
    event.preventDefault()
    save()
  }
  return (
    <>
      <form
        ref={form}
        className="dashboard-export"
        method="post"
        action={`/dashboard/Leads_List.xlsx${list}`}
        hidden={kind !== 'ready'}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="q" value={typed} />
        <button ref={exportButton} className="button button--line">
          <Icon name="download" />
          <span className="export-label">{exportTexts.export}</span>
        </button>
        <button className="button button--line" formAction={`/dashboard/Leads_List.csv${list}`}>
          {exportTexts.csv}
        </button>
        <ColumnChoice chosen={chosen} onChoose={choose} />
      </form>
      {state.kind === 'ready' ? null : (
        <ExportBox
          state={state}
          button={boxButton}
          onCancel={() => stop(exportTexts.cancelled)}
          onClose={() => stop('')}
          onAgain={save}
        />
      )}
      <p role="status" className="visually-hidden">
        {exportAnnouncement(state)}
      </p>
    </>
  )
}

/** Moves the focus to the replacement, unless it is elsewhere by now. */
function useMovedFocus(kind: string, button: RefObject<HTMLButtonElement | null>): void {
  const shown = useRef(kind)
  useEffect(() => {
    if (shown.current === kind) return
    shown.current = kind
    const now = document.activeElement
    if (isFocusLost() || (now && !isShown(now))) button.current?.focus({ preventScroll: true })
  }, [kind, button])
}
