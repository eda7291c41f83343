/** The place of a row in a list that is ordered by a moment in milliseconds, then by id. */
export type RowCursor = { at: Date; id: string }

/** A cursor as an address holds it. */
export function writeCursor({ at, id }: RowCursor): string {
  return `${at.toISOString()}_${id}`
}

/** The cursor of an address; undefined where it holds none. */
export function readCursor(text: string | null): RowCursor | undefined {
  const [, moment = '', id = ''] = /^(\d{4}-[\d:.TZ-]{5,30})_(\d{1,18})$/.exec(text ?? '') ?? []
  const at = new Date(moment)
  return Number.isNaN(at.getTime()) ? undefined : { at, id }
}

/** The rows of a page, and the cursor after them where more follow; `rows` are one more than `max` then. */
export function pageOf<T>(
  rows: readonly T[],
  max: number,
  placeOf: (row: T) => RowCursor,
): { rows: T[]; next: string | undefined } {
  const shown = rows.slice(0, max)
  const last = shown.at(-1)
  return { rows: shown, next: last && rows.length > max ? writeCursor(placeOf(last)) : undefined }
}
