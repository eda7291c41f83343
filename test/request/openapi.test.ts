import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { ask } from '../app.ts'

const response = z.object({
  content: z
    .object({ 'application/json': z.object({ example: z.unknown().optional() }).loose() })
    .optional(),
})
const document = z.object({
  paths: z.record(
    z.string(),
    z.object({ post: z.object({ responses: z.record(z.string(), response) }) }),
  ),
})

async function readDocument() {
  const answer = await ask('/api/openapi.json')
  expect(answer.headers.get('content-type')).toContain('application/json')
  return z.record(z.string(), z.unknown()).parse(await answer.json())
}

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const result = await validator.validate(await readDocument())
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
  expect(validator.version).toBe('3.1')
})
test('what the document shows for a refusal is what the calls answer', async () => {
  const { paths } = document.parse(await readDocument())
  const json = {
    'content-type': 'application/json',
    pid: 'northlight',
    origin: 'http://homes.test',
  }
  const nothing = JSON.stringify({ meta: { pid: 'northlight' }, pay: {} })
  const wrong = (tooLong: number) =>
    [
      ['400', post(json, '[]')],
      ['403', post({ ...json, pid: 'x' }, nothing)],
      ['405', { method: 'PUT', headers: json }],
      ['413', post(json, 'x'.repeat(tooLong))],
      ['415', post({ ...json, 'content-type': 'text/plain' }, nothing)],
      ['422', post(json, nothing)],
    ] as const
  const doors = {
    '/api/v1/user/connect': wrong(70_000),
    '/api/v1/admin/allLeads': wrong(70_000),
    // The pages' own report carries no product id and is read whatever its type.
    '/api/v1/contact-intents': wrong(17_000).filter(([status]) => !/403|415/.test(status)),
  }
  expect(Object.keys(paths)).toEqual(Object.keys(doors))
  for (const [path, attempts] of Object.entries(doors)) {
    const operation = paths[path]?.post
    for (const [status, init] of attempts) {
      const answer = await ask(path, init)
      const shown = operation?.responses[status]?.content?.['application/json'].example
      expect([answer.status, await answer.json()], `${path} ${status}`).toEqual([
        Number(status),
        shown,
      ])
    }
  }
})

function post(headers: Record<string, string>, body: string): RequestInit {
  return { method: 'POST', headers, body }
}
