import { wordSchemas, type WordPage } from '#app/pages/page-content.ts'

import type { NamedField } from './project-fields.ts'
import { fieldsOfSchema } from './schema-fields.server.ts'

/** How the page is laid out is its program's. */
const NOT_BY_HAND = new Set(['numbered'])

/** The form of the words of a page: every field of their schema, in its order. */
export function wordFields(page: WordPage): readonly NamedField[] {
  return fieldsOfSchema(wordSchemas[page]).filter(({ name }) => !NOT_BY_HAND.has(name))
}
