/** One lead as the desk lists it; `ts` is deskTime's text. */
export type LeadRow = {
  id: string
  name: string
  phone: string
  ts: string
  location: string
  message: string
}

/** SPEC section 5: contained in the name whatever the case, or as typed in the phone. */
export function searchLeads<Row extends Pick<LeadRow, 'name' | 'phone'>>(
  rows: readonly Row[],
  typed: string,
): readonly Row[] {
  const text = typed.trim()
  if (text === '') return rows
  const lower = text.toLowerCase()
  return rows.filter((row) => row.name.toLowerCase().includes(lower) || row.phone.includes(text))
}
