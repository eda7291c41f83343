import { listingWords } from '#app/desk-texts/en/listing-fields.ts'
import { wordFieldTexts } from '#app/desk-texts/en/word-fields.ts'
import type { FieldPath } from '#app/projects/versions/difference.ts'

const fields: ReadonlyMap<string, string> = new Map([
  ...Object.entries(wordFieldTexts),
  ...Object.entries(listingWords.fields),
])
const kinds: ReadonlyMap<string, string> = new Map(Object.entries(listingWords.kinds))

/** A field's name on the form. */
export function fieldName(name: string): string {
  return fields.get(name) ?? name
}

/** A section's name on the form, by its kind. */
export function kindName(kind: string): string {
  return kinds.get(kind) ?? kind
}

/** The way to a field in words: `Sections 2, Paragraphs 1`. */
export function pathName(path: FieldPath): string {
  const words: string[] = []
  for (const key of path)
    if (typeof key === 'number') words.push(`${words.pop() ?? ''} ${key + 1}`.trim())
    else words.push(fieldName(key))
  return words.join(', ')
}

/** The id of a field's control. */
export function fieldId(path: FieldPath): string {
  return ['field', ...path].join('-')
}
