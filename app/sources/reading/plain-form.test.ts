import { expect, test } from 'vitest'

import { multipartPayload } from '#test/helpers/deliveries.ts'

import { payloadValue } from './payload-value.ts'
import { plainForm } from './plain-form.ts'

const FIELDS: [string, string][] = [
  ['name', 'आशा & Co'],
  ['tag', '1'],
  ['tag', '2'],
]

test('a multipart form keeps its fields, and loses its files', async () => {
  const file = new File(['a picture'], 'plan.png', { type: 'image/png' })
  const plain = await plainForm(await multipartPayload(FIELDS, file))
  expect(payloadValue(plain)).toEqual({ name: 'आशा & Co', tag: '1, 2' })
  expect(plain.body.toString()).not.toContain('picture')
})

test.each([
  ['an end that never came', (body: Buffer) => body.subarray(0, -30)],
  [
    'another boundary',
    (body: Buffer) => Buffer.from(body.toString().replaceAll('undici', 'other')),
  ],
  ['nothing in it', () => Buffer.alloc(0)],
])('a multipart form with %s stays as it came, and cannot be read', async (_case, broken) => {
  const payload = await multipartPayload(FIELDS)
  const sent = { ...payload, body: broken(payload.body) }
  expect(await plainForm(sent)).toBe(sent)
  expect(payloadValue(sent)).toBeUndefined()
})

test('other deliveries stay as they are', async () => {
  const payload = { contentType: 'application/json', query: {}, body: Buffer.from('{}') }
  expect(await plainForm(payload)).toBe(payload)
})
