import { expect, test } from 'vitest'
import { z } from 'zod'

import { fetchPath } from '#test/helpers/site/app.ts'

import { addSource, send } from './source-scene.ts'

const document = z.object({
  paths: z.object({
    '/api/v1/sources/{key}': z.object({
      post: z.object({
        requestBody: z.object({
          content: z.object({
            'application/json': z.object({
              examples: z.record(z.string(), z.object({ value: z.json() })),
            }),
          }),
        }),
        responses: z.record(
          z.string(),
          z.object({
            content: z.object({
              'application/json': z.object({ schema: z.record(z.string(), z.json()) }),
            }),
          }),
        ),
      }),
    }),
  }),
})

test('every body that the document shows is taken, and every answer is as it shows', async () => {
  const answer = await fetchPath('/api/openapi.json')
  const { post } = document.parse(await answer.json()).paths['/api/v1/sources/{key}']
  const { examples } = post.requestBody.content['application/json']
  const source = await addSource('generic')
  const expectDocumented = async (response: Response) => {
    const shown = post.responses[response.status]?.content['application/json'].schema
    const shape = z.fromJSONSchema(shown ?? { not: {} })
    expect(shape.safeParse(await response.json()).error, String(response.status)).toBeUndefined()
    return response.status
  }
  for (const { value } of Object.values(examples)) {
    expect([200, 201]).toContain(await expectDocumented(await send(source, value)))
    expect(await expectDocumented(await send(source, value, { query: '?test=1' }))).toBe(200)
  }
  const others = [
    await send(source, '{'),
    await send({ ...source, key: '' }, {}),
    await send({ ...source, publicId: 'nowhere' }, {}),
    await send(source, { name: 'Asha' }),
    await send(source, { external_id: 'row-000123', phone: '9800000009' }),
    await send(source, 'x'.repeat(257 * 1024)),
  ]
  const statuses = []
  for (const one of others) statuses.push(await expectDocumented(one))
  expect(statuses).toEqual([400, 401, 404, 202, 409, 413])
})
