export type RowCursor = { at: Date; id: string }

export function writeCursor({ at, id }: RowCursor): string {
  return `${at.toISOString()}_${id}`
}

export function readCursor(text: string | null): RowCursor | undefined {
  const [, moment = '', id = ''] = /^(\d{4}-[\d:.TZ-]{5,30})_(\d{1,18})$/.exec(text ?? '') ?? []
  const at = new Date(moment)
  return Number.isNaN(at.getTime()) ? undefined : { at, id }
}

/** Expects one row more than `max` where more follow. */
export function pageOf<T>(
  rows: readonly T[],
  max: number,
  placeOf: (row: T) => RowCursor,
): { rows: T[]; next: string | undefined } {
  const shown = rows.slice(0, max)
  const last = shown.at(-1)
  return { rows: shown, next: last && rows.length > max ? writeCursor(placeOf(last)) : undefined }
}
