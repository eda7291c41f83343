import { existsSync, readFileSync } from 'node:fs'

/** What is said of something that a scan did not come to the end of, and why. */
export const NOT_ENDED = 'was not looked at to its end'
const UNSEEN = 'not looked at yet'

/** The rows of a report by what they are of, which is their first cell. */
export type Rows = ReadonlyMap<string, string>

/** The rows of a report that was written before; none where there is no such file. */
export function readRows(file: string): Rows {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return new Map([...text.matchAll(ROW)].map(([row, name = '']) => [name, row]))
}

const ROW = /^\| `([^`]+)` \|.*\|$/gm

/** One row of a table in Markdown; the first cell says what it is of. */
export function rowOf(name: string, cells: readonly (string | number)[]): string {
  const written = cells.map((cell) => String(cell).replaceAll(/\s+/g, ' ').replaceAll('|', '\\|'))
  return `| ${[`\`${name}\``, ...written].join(' | ')} |`
}

/**
 * A row for each of `names`: what was found now in the place of what was found before, whatever else
 * was found before, and that it was not looked at yet. What is asked for no more has none.
 */
export function mergedRows(
  names: readonly string[],
  { before, now, columns }: { before: Rows; now: Rows; columns: number },
): string {
  const unseen = Array.from({ length: columns - 2 }, () => '')
  return names
    .map((name) => now.get(name) ?? before.get(name) ?? rowOf(name, [...unseen, UNSEEN]))
    .join('\n')
}

/** Which of `names` a report says nothing of, or not to their end. */
export function unreached(names: readonly string[], rows: Rows): string[] {
  return names.filter((name) =>
    [UNSEEN, NOT_ENDED].some((status) => isUnfinished(rows.get(name), status)),
  )
}

function isUnfinished(row: string | undefined, status: string): boolean {
  return row === undefined || row.includes(status)
}
