import { expect } from 'vitest'
import { z } from 'zod'

import { fetchPath } from './site/app.ts'

const schema = z.record(z.string(), z.json())
const response = z.object({
  headers: schema.optional(),
  content: z
    .object({ 'application/json': z.object({ schema, example: z.unknown().optional() }) })
    .optional(),
})
const document = z.object({
  paths: z.record(
    z.string(),
    z.object({ post: z.object({ responses: z.record(z.string(), response) }) }),
  ),
  components: z.object({ schemas: z.object({ Envelope: schema }) }),
})

/** The calls of the document that programs read: the statuses of each and what they answer. */
export async function readCalls() {
  const { paths, components } = document.parse(await (await fetchPath('/api/openapi.json')).json())
  // The address with a key has answers and a test of its own.
  const shared = Object.entries(paths).filter(([path]) => !path.includes('{'))
  const calls = shared.map(([path, { post }]) => ({
    path,
    statuses: Object.keys(post.responses),
    /** Fails when the answer is of no documented status or not of that status' shape. */
    expectDocumented: async (answer: Response, label: string): Promise<void> => {
      const shown = post.responses[answer.status]
      const text = await answer.text()
      expect(shown, `${path}, ${label}: ${answer.status} is not documented (${text})`).toBeDefined()
      if (shown?.headers) expect(answer.headers.get('retry-after'), label).toMatch(/^\d+$/)
      const body = shown?.content?.['application/json']
      if (!body) return expect(text, label).toBe('')
      const isEnvelope = '$ref' in body.schema
      const shape = z.fromJSONSchema(isEnvelope ? components.schemas.Envelope : body.schema)
      const value: unknown = JSON.parse(text)
      expect(shape.safeParse(value).error, `${path}, ${label}`).toBeUndefined()
      expect(z.object({ statusCode: z.string() }).parse(value).statusCode).toBe(
        answer.ok ? '000' : String(answer.status),
      )
    },
    exampleOf: (status: string) => post.responses[status]?.content?.['application/json'].example,
  }))
  return new Map(calls.map((call) => [call.path, call]))
}
