import fc from 'fast-check'
import { expect, test } from 'vitest'

import { sourceKinds } from '#app/strings/en/sources/kinds.ts'
import { NOON, sourceRequest } from '#test/helpers/deliveries.ts'

import { adapters } from './adapters.server.ts'

const texts = { project: 'Example Heights', pageId: '100000000000001' }
const context = {
  settings: texts,
  secrets: { appSecret: 'a', verifyToken: 'b', pageToken: 'c', authToken: 'd' },
  now: NOON,
}
/** Names that adapters read, so that generated deliveries come near to real ones. */
const NAMES = [
  ...'entry changes field value messages contacts id from type data leads'.split(' '),
  ...'RESPONSE CODE myoperator _ai _ld CallSid uuid name html mobile date time'.split(' '),
  ...'text Xml field_data leadgen_id __proto__ toString'.split(' '),
]
const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom('leadgen', 'messages', 'constructor', '<Xml><Qry/></Xml>', '9.8E+09', ''),
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('value'), { maxKeys: 4 }),
  ),
})).value
const anyForm = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), fc.string({ unit: 'grapheme' })))
  .map((fields) => new URLSearchParams(fields).toString())
const anyBody = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .oneof(
      anyJson.map((value) => JSON.stringify(value)),
      anyForm,
    )
    .map((text) => Buffer.from(text)),
)

test.each(adapters)('$kind reads whatever arrives without a fault', (adapter) => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const payload = { contentType: 'application/json', query: {}, body }
      const parsed = adapter.parse(payload, context)
      expect(['leads', 'test', 'nothing', 'review']).toContain(parsed.kind)
      adapter.accepted?.(payload, context)
      adapter.verify?.({ ...sourceRequest('/', { body: '' }), body }, context)
    }),
    { numRuns: 300 },
  )
})

test.each(adapters)('$kind has words for an owner, and for each of its fields', (adapter) => {
  const words = sourceKinds[adapter.kind]
  expect(words?.steps.length).toBeGreaterThan(0)
  const shapes = [adapter.settings, adapter.secrets].flatMap((schema) =>
    'shape' in schema ? Object.keys(schema.shape ?? {}) : [],
  )
  expect(shapes.filter((name) => words?.fields?.[name] === undefined)).toEqual([])
})
