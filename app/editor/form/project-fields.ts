import type { Json } from '#app/lib/json/json.ts'

/** A field of the project's form, made from the schema, which validates it. */
export type Field =
  | { kind: 'text'; format?: 'date' | 'url' | 'price' | 'figure' | 'point' }
  | { kind: 'number' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'mark'; value: true | string }
  | { kind: 'group'; fields: readonly NamedField[] }
  | { kind: 'list'; of: Field }
  | { kind: 'kinds'; of: Readonly<Record<string, Field>> }

export type NamedField = { name: string; field: Field; isNeeded: boolean }

/** A new field has nothing ticked or chosen, since that would state a fact. */
export function emptyValue(field: Field): Json {
  if (field.kind === 'number') return null
  if (field.kind === 'list') return [emptyValue(field.of)]
  if (field.kind === 'kinds') return []
  if (field.kind !== 'group') return ''
  const needed = field.fields.filter((one) => one.isNeeded && one.field.kind !== 'mark')
  return Object.fromEntries(
    needed.map((one) => [one.name, pictureNames(one) ?? emptyValue(one.field)]),
  )
}

/** A slot's name, which no one types or reads: the photo in it is added under Photos. */
export function newPictureName(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return `picture-${number.toString(16).padStart(8, '0')}`
}

/** A slideshow begins with the two pictures that it needs. */
function pictureNames({ name, field }: NamedField): Json {
  if (name === 'picture' && field.kind === 'text') return newPictureName()
  return name === 'pictures' && field.kind === 'list'
    ? [newPictureName(), newPictureName()]
    : undefined
}
