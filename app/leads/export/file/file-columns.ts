/** The columns that every file has first, in this order (SPEC section 4). */
export const standardColumns = ['phone', 'name', 'message', 'location', 'date'] as const

export const touchFields = [
  'source',
  'medium',
  'campaign',
  'term',
  'content',
  'referrer',
  'page',
  'time',
  'click',
] as const
export type TouchField = (typeof touchFields)[number]

const touchSides = ['last', 'first'] as const
export type TouchSide = (typeof touchSides)[number]
export type TouchColumn = `${TouchSide}-${TouchField}`

export const columnGroups = {
  person: ['email', 'dialled', 'country', 'reach-by', 'reach-when', 'visit'],
  enquiry: ['number', 'reference', 'project', 'city', 'page'],
  requirement: ['requirement', 'budget-from', 'budget-to', 'rooms', 'places', 'purpose'],
  work: ['status', 'reason', 'owner', 'given', 'first-contact', 'follow-up', 'heat'],
  last: touchFields.map((field) => `last-${field}` as const),
  first: touchFields.map((field) => `first-${field}` as const),
} as const
export type ColumnGroup = keyof typeof columnGroups

export type ChosenColumn = (typeof columnGroups)[ColumnGroup][number]
export type FileColumn = (typeof standardColumns)[number] | ChosenColumn

export const chosenColumns: readonly ChosenColumn[] = Object.values(columnGroups).flat()

/** The standard columns, then the known ones of those chosen. */
export function fileColumns(chosen: readonly string[]): readonly FileColumn[] {
  return [...standardColumns, ...knownColumns(chosen)]
}

export function knownColumns(chosen: readonly string[]): readonly ChosenColumn[] {
  return chosenColumns.filter((column) => chosen.includes(column))
}

const moments: ReadonlySet<FileColumn> = new Set([
  'date',
  'visit',
  'given',
  'first-contact',
  'follow-up',
  'last-time',
  'first-time',
])

/** In Indian time. */
export function isMoment(column: FileColumn): boolean {
  return moments.has(column)
}

export function touchOf(column: FileColumn): { side: TouchSide; field: TouchField } | undefined {
  const side = touchSides.find((one) => column.startsWith(`${one}-`))
  const field = touchFields.find((one) => column === `${side}-${one}`)
  return side && field && { side, field }
}
