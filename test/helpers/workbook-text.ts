/** The cells of a workbook as a person reads them: a date cell as `2026-11-21 09:42:10`. */
export function cellTexts(rows: readonly (readonly unknown[])[] = []): unknown[][] {
  return rows.map((row) =>
    row.map((cell) =>
      cell instanceof Date ? cell.toISOString().slice(0, 19).replace('T', ' ') : cell,
    ),
  )
}
