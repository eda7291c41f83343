import { z } from 'zod'

import type { Field, NamedField } from './project-fields.ts'

type Part = {
  type?: string | undefined
  const?: string | number | boolean | null | undefined
  enum?: unknown[] | undefined
  format?: string | undefined
  properties?: Record<string, unknown> | undefined
  required?: string[] | undefined
  items?: unknown
  anyOf?: unknown[] | undefined
  oneOf?: unknown[] | undefined
}

const part: z.ZodType<Part> = z.looseObject({
  type: z.string().optional(),
  const: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
})

/** Form fields in the schema's order; throws for a type that no form knows. */
export function fieldsOfSchema(schema: z.ZodType): readonly NamedField[] {
  const made = fieldOf(z.toJSONSchema(schema, { io: 'input' }))
  if (made.kind !== 'group') throw new Error('A form is made of a group of fields')
  return made.fields
}

function fieldOf(schema: unknown): Field {
  const read = part.parse(schema)
  const kinds = read.oneOf ?? read.anyOf
  const texts = kinds?.map((one) => part.parse(one))
  if (texts?.every(({ type }) => type === 'string'))
    return textOf(texts.find(({ format }) => format !== undefined) ?? {})
  if (read.const === true || typeof read.const === 'string')
    return { kind: 'mark', value: read.const }
  if (read.enum) return { kind: 'choice', values: read.enum.map(String) }
  const made = TYPES[read.type ?? '']?.(read)
  if (!made) throw new Error(`No form knows ${JSON.stringify(schema)}`)
  return made
}

const TYPES: Readonly<Record<string, (read: Part) => Field>> = {
  array: ({ items }) => listOf(items),
  object: (read) => ({ kind: 'group', fields: fieldsOf(read) }),
  integer: () => ({ kind: 'number' }),
  number: () => ({ kind: 'number' }),
  boolean: () => ({ kind: 'mark', value: true }),
  string: textOf,
}

function textOf({ format }: Part): Field {
  if (format === 'price' || format === 'figure' || format === 'point' || format === 'date')
    return { kind: 'text', format }
  return format === 'uri' ? { kind: 'text', format: 'url' } : { kind: 'text' }
}

function listOf(items: unknown): Field {
  const kinds = part.parse(items).oneOf
  if (!kinds) return { kind: 'list', of: fieldOf(items) }
  const of = kinds.map((one) => {
    const read = part.parse(one)
    const name = part.parse(read.properties?.['kind']).const
    return [String(name), { kind: 'group', fields: fieldsOf(read) }] as const
  })
  return { kind: 'kinds', of: Object.fromEntries(of) }
}

function fieldsOf({ properties = {}, required = [] }: Part): NamedField[] {
  return Object.entries(properties)
    .filter(([name]) => name !== 'kind')
    .map(([name, schema]) => ({ name, field: fieldOf(schema), isNeeded: required.includes(name) }))
}
