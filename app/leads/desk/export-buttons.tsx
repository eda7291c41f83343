import { useState, type FormEvent } from 'react'

import { downloadSpreadsheet } from '#app/leads/spreadsheet/spreadsheet-download.ts'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.tsx'

import type { LeadRow } from './lead-search.ts'

type Props = {
  leads: readonly LeadRow[]
  typed: string
  /** The part of the address that says the list, with ? in front, or nothing. */
  list: string
  /** Whether `leads` are all that the search finds. */
  isWhole: boolean
}

/**
 * Saves what the search finds. Where all of it is at hand the browser makes the spreadsheet (SPEC
 * section 4); of more, and without script, the server makes it as it reads.
 */
export function ExportButtons({ leads, typed, list, isWhole }: Props) {
  const [isMaking, setIsMaking] = useState(false)
  async function save() {
    setIsMaking(true)
    try {
      await downloadSpreadsheet(leads)
    } catch {
      showToast({ id: 'export', kind: 'error', text: 'Something Went Wrong!' })
    } finally {
      setIsMaking(false)
    }
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { nativeEvent } = event
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    if (!isWhole || button?.hasAttribute('formaction')) return
    event.preventDefault()
    if (!isMaking) void save()
  }
  return (
    <form
      className="desk-export"
      method="post"
      action={`/dashboard/Leads_List.xlsx${list}`}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="q" value={typed} />
      <button className="button button--line" aria-disabled={isMaking}>
        <Icon name="download" />
        Export
      </button>
      <button className="button button--line" formAction={`/dashboard/Leads_List.csv${list}`}>
        CSV
      </button>
    </form>
  )
}
