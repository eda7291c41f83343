import { officeTime } from '#app/lib/dates/office-time.ts'
import { paperTexts } from '#app/strings/en/paper.ts'

type Props = {
  count: string
  search: string
  /** ISO 8601; empty where there is none. */
  at: string
  /** Cuts long texts, so that a sheet holds many rows. */
  isCut?: boolean
}

export function PaperHead({ count, search, at, isCut = false }: Props) {
  if (at === '') return null
  return (
    <p className="print-only dashboard-print-head">
      {paperTexts.listed(count, search.trim(), officeTime(new Date(at)))}
      {isCut ? ` ${paperTexts.isCut}` : null}
    </p>
  )
}
