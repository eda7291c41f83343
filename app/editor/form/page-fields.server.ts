import { pageSchemas, type PageName } from '#app/pages/page-content.ts'

import type { NamedField } from './project-fields.ts'
import { fieldsOfSchema } from './schema-fields.server.ts'

/** Layout belongs to the code. */
const NOT_BY_HAND = new Set(['numbered'])

export function pageFields(page: PageName): readonly NamedField[] {
  return fieldsOfSchema(pageSchemas[page]).filter(({ name }) => !NOT_BY_HAND.has(name))
}
