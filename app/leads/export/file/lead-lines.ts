import { fieldsOf, numberOf } from '#app/lib/json/json-fields.ts'

/**
 * How leads come to a browser that makes the file of them: a line of JSON each. The first says how many
 * there are, or that they are too many for a browser; then come the texts of each; the last says how
 * many came, since a connection that breaks may look like one that ends.
 */
export type LeadLine =
  | { kind: 'total'; total: number }
  | { kind: 'too-many' }
  | { kind: 'row'; cells: readonly string[] }
  | { kind: 'end'; rows: number }

/** Compressed on its way like all JSON. */
export const LINES_TYPE = 'application/jsonl'

/** The most leads that a browser makes a file of. */
export const MOST_IN_BROWSER = 200_000

export const totalLine = (total: number) => lineOf({ total })
export const tooManyLine = () => lineOf({ tooMany: true })
export const rowLine = (cells: readonly string[]) => lineOf(cells)
export const endLine = (rows: number) => lineOf({ rows })

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`
}

/** Reads a line; throws where it is none of them. */
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
