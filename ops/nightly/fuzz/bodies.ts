import fc from 'fast-check'

import { anyText, NAMES_OF_OBJECTS } from './hostile.ts'

export type Body = { type: string | undefined; bytes: Buffer }
export type Usual = { form?: Record<string, string>; json?: unknown }

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
/** Bytes around the limits: 64 KiB for a body, 2 KiB for a report. */
const SIZES = [2047, 2049, 40_000, 65_000, 66_000, 300_000]

/** A body of any kind for an address; `fields` are the field names of the site's forms. */
export function anyBody(usual: Usual, fields: readonly string[]): fc.Arbitrary<Body> {
  const form = anyForm(usual.form ?? {}, fields)
  const urlencoded = form.map((pairs) => new URLSearchParams(pairs).toString())
  const json = fc
    .oneof(anyJson(usual.json ?? usual.form ?? {}, fields), fc.json({ maxDepth: 4 }))
    .map((text) => text.toWellFormed())
  return fc.oneof(
    { arbitrary: urlencoded.map(typed(FORM)), weight: 8 },
    { arbitrary: json.map(typed(JSON_TYPE)), weight: 6 },
    { arbitrary: json.map(typed('text/plain;charset=UTF-8')), weight: 1 },
    { arbitrary: form.map(multipart), weight: 2 },
    { arbitrary: broken, weight: 2 },
  )
}

const typed = (type: string) => (text: string) => ({ type, bytes: Buffer.from(text) })

/** Usual fields, some of them changed, missing, doubled or joined by others. */
function anyForm(
  usual: Record<string, string>,
  fields: readonly string[],
): fc.Arbitrary<string[][]> {
  const own = Object.entries(usual).map(([name, value]) =>
    fc.oneof(
      { arbitrary: fc.constant<string[][]>([[name, value]]), weight: 4 },
      { arbitrary: anyText.map((text) => [[name, text.toWellFormed()]]), weight: 3 },
      { arbitrary: fc.constant<string[][]>([]), weight: 1 },
      {
        arbitrary: anyText.map((text) => [
          [name, value],
          [name, text.toWellFormed()],
        ]),
        weight: 1,
      },
    ),
  )
  return fc
    .tuple(fc.tuple(...own), fc.array(anyPair(fields), { maxLength: 5 }))
    .map(([some, more]) => [...some.flat(), ...more])
}

export function anyPair(fields: readonly string[]): fc.Arbitrary<string[]> {
  const name = fc.oneof(
    { arbitrary: fc.constantFrom(...fields), weight: 8 },
    { arbitrary: fc.constantFrom(...NAMES_OF_OBJECTS), weight: 2 },
    { arbitrary: anyText, weight: 1 },
  )
  return fc.tuple(name, anyText).map((pair) => pair.map((text) => text.toWellFormed()))
}

/** The usual call with one value, at any level, replaced. */
function anyJson(usual: unknown, fields: readonly string[]): fc.Arbitrary<string> {
  const text = JSON.stringify(usual)
  const value = fc.oneof(
    anyText.map((one) => JSON.stringify(one)),
    fc.constantFrom('null', '[]', '{}', '0', '-1', '1e400', 'true', '9'.repeat(400), '[[[[1]]]]'),
    fc.constantFrom('{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"a":1}}}'),
  )
  const place = fc.nat({ max: Math.max(0, [...text.matchAll(VALUE)].length - 1) })
  const changed = fc.tuple(place, value).map(([at, other]) => {
    let index = -1
    return text.replaceAll(VALUE, (whole) => ((index += 1) === at ? `:${other}` : whole))
  })
  const name = fc.constantFrom(...NAMES_OF_OBJECTS, ...fields)
  const joined = fc.tuple(name, value).map(([key, other]) => {
    const member = `${JSON.stringify(key)}:${other}`
    return text.replaceAll('{', () => `{${member},`).replaceAll(',}', '}')
  })
  return fc.oneof(
    { arbitrary: changed, weight: 4 },
    { arbitrary: joined, weight: 2 },
    fc.constant(text),
  )
}

const VALUE = /:(?:"[^"]*"|\d+|null|true|false)/g

function multipart(pairs: string[][]): Body {
  const parts = pairs.map(
    ([name = '', value = '']) =>
      `--edge\r\nContent-Disposition: form-data; name="${name.replaceAll('"', '%22')}"${value.length > 20 ? '; filename="../a.html"\r\nContent-Type: text/html' : ''}\r\n\r\n${value}\r\n`,
  )
  return {
    type: 'multipart/form-data; boundary=edge',
    bytes: Buffer.from(`${parts.join('')}--edge--\r\n`),
  }
}

/** No form, no JSON, no text, or far too much. */
const broken: fc.Arbitrary<Body> = fc.oneof(
  fc.constantFrom(FORM, JSON_TYPE, 'multipart/form-data; boundary=edge', undefined).chain((type) =>
    fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ type, bytes: Buffer.from(bytes) })),
      fc
        .constantFrom(
          '{"meta":',
          '{"meta":{"pid":"northlight"},"pay":{',
          '--edge\r\nContent-Disposition: form-data',
          '--edge--',
          '%%%=%&&&==&=',
          '\uFEFF{}',
          '[',
          'a'.repeat(1000),
        )
        .map((text) => ({ type, bytes: Buffer.from(text) })),
    ),
  ),
  fc
    .constantFrom(...SIZES)
    .map((size) => ({ type: FORM, bytes: Buffer.from(`q=${'x'.repeat(size)}`) })),
  fc
    .constantFrom(...SIZES)
    .map((size) => ({ type: JSON_TYPE, bytes: Buffer.from('['.repeat(size)) })),
  fc
    .constantFrom(...SIZES)
    .map((size) => ({ type: JSON_TYPE, bytes: Buffer.from('{"a":'.repeat(size / 5)) })),
  fc.constantFrom(100, 1000, 9000).map((count) => ({
    type: FORM,
    bytes: Buffer.from(Array.from({ length: count }, (_, at) => `a${at}=`).join('&')),
  })),
  fc.constantFrom('a', 'lead', 'column', 'id').map((name) => ({
    type: FORM,
    bytes: Buffer.from(`${name}=1&`.repeat(4000)),
  })),
)
