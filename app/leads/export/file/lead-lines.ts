import { fieldsOf, numberOf } from '#app/lib/json/json-fields.ts'

/** JSON lines: the count or `too-many`, rows, then the final count, since a cut connection looks complete. */
export type LeadLine =
  | { kind: 'total'; total: number }
  | { kind: 'too-many' }
  | { kind: 'row'; cells: readonly string[] }
  | { kind: 'end'; rows: number }

/** Compressed in transit like all JSON. */
export const LINES_TYPE = 'application/jsonl'

/** The largest export that a browser makes. */
export const MAX_IN_BROWSER = 200_000

export const totalLine = (total: number) => lineOf({ total })
export const tooManyLine = () => lineOf({ tooMany: true })
export const rowLine = (cells: readonly string[]) => lineOf(cells)
export const endLine = (rows: number) => lineOf({ rows })

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`
}

/** Throws on an invalid line. */
export function readLine(line: string): LeadLine {
  const value: unknown = JSON.parse(line)
  if (Array.isArray(value) && value.every((cell) => typeof cell === 'string')) {
    return { kind: 'row', cells: value }
  }
  const field = fieldsOf(value)
  const total = numberOf(field('total'))
  if (total !== undefined) return { kind: 'total', total }
  const rows = numberOf(field('rows'))
  if (rows !== undefined) return { kind: 'end', rows }
  if (field('tooMany') === true) return { kind: 'too-many' }
  throw new Error('This is no line of leads')
}
