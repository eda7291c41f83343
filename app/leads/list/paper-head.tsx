import { deskTime } from '#app/lib/dates/office-time.ts'
import { paperTexts } from '#app/strings/en/paper.ts'

type Props = {
  /** How many rows are listed, in words. */
  count: string
  /** What was searched for; empty for all. */
  search: string
  /** The moment of the list, ISO 8601; empty where there is none. */
  at: string
  /** Whether long texts are cut, so that a sheet holds many rows. */
  isCut?: boolean
}

/** What a printed list says of itself. */
export function PaperHead({ count, search, at, isCut = false }: Props) {
  if (at === '') return null
  return (
    <p className="on-paper desk-paper">
      {paperTexts.listed(count, search.trim(), deskTime(new Date(at)))}
      {isCut ? ` ${paperTexts.isCut}` : null}
    </p>
  )
}
