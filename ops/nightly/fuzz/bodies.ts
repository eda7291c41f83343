import fc from 'fast-check'

import type { Example } from './examples.ts'
import { anyText, NAMES_OF_OBJECTS } from './hostile.ts'

export type Body = { type: string | undefined; bytes: Buffer }

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
const MULTIPART = 'multipart/form-data; boundary=edge'
/** Bytes around the limits: 64 KiB for a body, 2 KiB for a report. */
const SIZES = [2047, 2049, 40_000, 65_000, 66_000, 300_000]

/** A body of any kind for an address; `fields` are the field names of all addresses. */
export function anyBody({ form, json }: Example, fields: readonly string[]): fc.Arbitrary<Body> {
  const pairs = anyForm(form ?? {}, fields)
  const text = fc
    .oneof(
      { arbitrary: changed(json ?? form ?? {}, fields).map(asJson), weight: 5 },
      { arbitrary: fc.json({ maxDepth: 4 }), weight: 1 },
    )
    .map((one) => one.toWellFormed())
  return fc.oneof(
    { arbitrary: pairs.map((all) => body(FORM, new URLSearchParams(all).toString())), weight: 8 },
    { arbitrary: text.map((one) => body(JSON_TYPE, one)), weight: 6 },
    { arbitrary: text.map((one) => body('text/plain;charset=UTF-8', one)), weight: 1 },
    { arbitrary: pairs.map(multipart), weight: 2 },
    { arbitrary: broken, weight: 2 },
  )
}

function body(type: string | undefined, content: string | Uint8Array): Body {
  return { type, bytes: Buffer.from(content) }
}

/** Usual fields, some of them changed, missing, doubled or joined by others. */
function anyForm(usual: Record<string, string>, fields: readonly string[]) {
  const more = fc.array(anyPair([...Object.keys(usual), ...fields]), { maxLength: 5 })
  return fc
    .tuple(changed(usual, fields), more)
    .map(([some, others]) => [
      ...Object.entries(some ?? {}).map(([name, value]) => [name, String(value).toWellFormed()]),
      ...others,
    ])
}

export function anyPair(fields: readonly string[]): fc.Arbitrary<string[]> {
  const name = fc.oneof(
    { arbitrary: fc.constantFrom(...fields), weight: 8 },
    { arbitrary: fc.constantFrom(...NAMES_OF_OBJECTS), weight: 2 },
    { arbitrary: anyText, weight: 1 },
  )
  return fc.tuple(name, anyText).map((pair) => pair.map((text) => text.toWellFormed()))
}

/** JSON has larger numbers than JavaScript. */
const HUGE = '\u0000huge'

const otherValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: anyText, weight: 3 },
  fc.constantFrom(null, [], {}, 0, -1, true, HUGE, [[[[1]]]]),
  fc.constant(JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}}}')),
)

/** The value with some of its parts replaced, missing or joined by others. */
function changed(value: unknown, fields: readonly string[]): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null)
    return fc.oneof({ arbitrary: fc.constant(value), weight: 6 }, otherValue)
  const parts = Object.values(value).map((part) => changed(part, fields))
  const whole: fc.Arbitrary<unknown> = Array.isArray(value)
    ? fc.tuple(...parts)
    : fc
        .record({
          parts: fc.tuple(...parts),
          missing: fc.option(fc.nat({ max: parts.length }), { freq: 1 }),
          more: fc.array(
            fc.tuple(fc.constantFrom<string>(...NAMES_OF_OBJECTS, ...fields), otherValue),
            { maxLength: 1 },
          ),
        })
        .map(({ parts: members, missing, more }) =>
          Object.fromEntries([
            ...Object.keys(value)
              .map((name, at): [string, unknown] => [name, members[at]])
              .filter((_, at) => at !== missing),
            ...more,
          ]),
        )
  return fc.oneof({ arbitrary: whole, weight: 12 }, otherValue)
}

function asJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(JSON.stringify(HUGE), '1e400')
}

function multipart(pairs: string[][]): Body {
  const parts = pairs.map(
    ([name = '', value = '']) =>
      `--edge\r\nContent-Disposition: form-data; name="${name.replaceAll('"', '%22')}"${value.length > 20 ? '; filename="../a.html"\r\nContent-Type: text/html' : ''}\r\n\r\n${value}\r\n`,
  )
  return body(MULTIPART, `${parts.join('')}--edge--\r\n`)
}

const FRAGMENTS = [
  '{"meta":',
  '{"meta":{"pid":"northlight"},"pay":{',
  '--edge\r\nContent-Disposition: form-data',
  '--edge--',
  '%%%=%&&&==&=',
  '\uFEFF{}',
  '[',
  'a'.repeat(1000),
]

/** No form, no JSON, no text, or far too much. */
const broken: fc.Arbitrary<Body> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(FORM, JSON_TYPE, MULTIPART, undefined),
      fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(...FRAGMENTS)),
    )
    .map(([type, content]) => body(type, content)),
  fc
    .constantFrom(...SIZES)
    .chain((size) =>
      fc.constantFrom(
        body(FORM, `q=${'x'.repeat(size)}`),
        body(JSON_TYPE, '['.repeat(size)),
        body(JSON_TYPE, '{"a":'.repeat(size / 5)),
      ),
    ),
  fc
    .constantFrom(100, 1000, 9000)
    .map((count) => body(FORM, Array.from({ length: count }, (_, at) => `a${at}=`).join('&'))),
  fc.constantFrom('a', 'lead', 'column', 'id').map((name) => body(FORM, `${name}=1&`.repeat(4000))),
)
