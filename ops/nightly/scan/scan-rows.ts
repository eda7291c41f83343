import { existsSync, readFileSync } from 'node:fs'

export const NOT_ENDED = 'was not looked at to its end'
const UNSEEN = 'not looked at yet'

/** By first cell, the row's subject. */
export type Rows = ReadonlyMap<string, string>

/** An earlier report's rows; empty without a file. */
export function readRows(file: string): Rows {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return new Map([...text.matchAll(ROW)].map(([row, name = '']) => [name, row]))
}

const ROW = /^\| `([^`]+)` \|.*\|$/gm

export function rowOf(name: string, cells: readonly (string | number)[]): string {
  const written = cells.map((cell) => String(cell).replaceAll(/\s+/g, ' ').replaceAll('|', '\\|'))
  return `| ${[`\`${name}\``, ...written].join(' | ')} |`
}

/** One row per name: the new one, else the old one, else "not yet". Drops rows of other names. */
export function mergedRows(
  names: readonly string[],
  { before, now, columns }: { before: Rows; now: Rows; columns: number },
): string {
  const unseen = Array.from({ length: columns - 2 }, () => '')
  return names
    .map((name) => now.get(name) ?? before.get(name) ?? rowOf(name, [...unseen, UNSEEN]))
    .join('\n')
}

/** Names without a finished row. */
export function unreached(names: readonly string[], rows: Rows): string[] {
  return names.filter((name) =>
    [UNSEEN, NOT_ENDED].some((status) => isUnfinished(rows.get(name), status)),
  )
}

function isUnfinished(row: string | undefined, status: string): boolean {
  return row === undefined || row.includes(status)
}
