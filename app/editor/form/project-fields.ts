/** A field of a listing's form, made from the schema; what may be typed in it the schema says. */
export type Field =
  | { kind: 'text'; format?: 'date' | 'url' | 'price' | 'figure' }
  | { kind: 'number' }
  | { kind: 'choice'; values: readonly string[] }
  /** It is there or not. */
  | { kind: 'mark'; value: true | string }
  | { kind: 'group'; fields: readonly NamedField[] }
  | { kind: 'list'; of: Field }
  /** A list whose rows are of several kinds, as sections are: by their `kind`. */
  | { kind: 'kinds'; of: Readonly<Record<string, Field>> }

export type NamedField = { name: string; field: Field; isNeeded: boolean }

/** What a field holds when it has just been added: nothing is ticked or chosen, since that would be a claim. */
export function emptyValue(field: Field): unknown {
  if (field.kind === 'number') return null
  if (field.kind === 'list') return [emptyValue(field.of)]
  if (field.kind === 'kinds') return []
  if (field.kind !== 'group') return ''
  const needed = field.fields.filter((one) => one.isNeeded && one.field.kind !== 'mark')
  return Object.fromEntries(needed.map((one) => [one.name, emptyValue(one.field)]))
}
