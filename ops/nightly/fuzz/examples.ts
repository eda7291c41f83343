import { matchPath } from 'react-router'
import { z } from 'zod'

import { addresses } from '#app/config/addresses.ts'
import { probes } from '#test/helpers/site/every-route.ts'
import { FILLED } from '#ops/nightly/scan/filled-forms.ts'

/** A body that an address takes. */
export type Example = { form?: Record<string, string> | undefined; json?: unknown }

export type Route = { path: string; examples: readonly Example[] }

const document = z.object({
  paths: z.record(
    z.string(),
    z.object({
      post: z.object({
        requestBody: z
          .object({ content: z.object({ 'application/json': z.object({ schema: z.json() }) }) })
          .optional(),
      }),
    }),
  ),
})

/** Every address of the routes table: calls with bodies of the OpenAPI document, forms with those of the list of requests. */
export async function readRoutes(base: URL): Promise<Route[]> {
  const { paths } = document.parse(await (await fetch(new URL('/api/openapi.json', base))).json())
  const sent = [
    ...probes.map(({ path, form, json }) => ({ path: path.split('?')[0] ?? '', form, json })),
    ...Object.entries(FILLED).map(([path, example]) => ({ path, ...example })),
  ].filter(({ form, json }) => form !== undefined || json !== undefined)
  return Object.values(addresses).map(({ path }) => {
    const schema = paths[path]?.post.requestBody?.content['application/json'].schema
    const own = sent.filter((one) => matchPath(path, one.path) !== null)
    return { path, examples: schema === undefined ? own : [{ json: exampleOf(schema) }, ...own] }
  })
}

/** The names of all fields of all examples. */
export function fieldsOf(routes: readonly Route[]): string[] {
  const names = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, member] of Object.entries(value)) {
      if (!Array.isArray(value)) names.add(name)
      collect(member)
    }
  }
  for (const { examples } of routes)
    for (const { form, json } of examples) for (const part of [form, json]) collect(part)
  return [...names].toSorted((one, other) => one.localeCompare(other))
}

/** What fields of these names need, so that the call is not refused at once. */
const USUAL: Readonly<Record<string, string>> = {
  pid: 'northlight',
  name: 'Asha Rao',
  phone: '9876543210',
  email: 'asha@example.com',
  code: 'K7M2QX',
  page: '/',
}

const schemaShape = z.object({
  const: z.json().optional(),
  enum: z.array(z.json()).optional(),
  anyOf: z.array(z.json()).optional(),
  oneOf: z.array(z.json()).optional(),
  type: z.union([z.string(), z.array(z.string()).transform(([first]) => first)]).optional(),
  properties: z.record(z.string(), z.json()).optional(),
  additionalProperties: z.json().optional(),
  items: z.json().optional(),
  minimum: z.number().optional(),
})

/** A value of a JSON schema with every member that it names. */
export function exampleOf(json: z.core.util.JSONType, name = ''): unknown {
  const { anyOf, oneOf, ...schema } = schemaShape.parse(json)
  const [choice] = anyOf ?? oneOf ?? []
  const fixed = schema.const ?? schema.enum?.[0]
  return choice === undefined ? (fixed ?? ofType(schema, name)) : exampleOf(choice, name)
}

function ofType(schema: z.infer<typeof schemaShape>, name: string): unknown {
  const { type, properties, additionalProperties = {}, items } = schema
  if (type === 'object') {
    const members = Object.entries(properties ?? { key: additionalProperties })
    return Object.fromEntries(members.map(([key, member]) => [key, exampleOf(member, key)]))
  }
  if (type === 'array') return items === undefined ? [] : [exampleOf(items, name)]
  if (type === 'string') return USUAL[name] ?? 'text'
  return type === 'boolean' ? true : Math.max(1, schema.minimum ?? 1)
}
