import { expect, test } from 'vitest'

import { endLine, rowLine, tooManyLine, totalLine } from './lead-lines.ts'
import { openLines } from './read-lines.ts'

function sent(text: string, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text)
  return new ReadableStream({
    start(stream) {
      for (let from = 0; from < bytes.length; from += size) {
        stream.enqueue(bytes.slice(from, from + size))
      }
      stream.close()
    },
  })
}

async function rowsOf(text: string, size: number): Promise<string[][]> {
  const lines = await openLines(sent(text, size))
  if (lines === 'too-many') throw new Error('They are too many')
  const rows: string[][] = []
  for await (const part of lines.parts) rows.push(...part.map((row) => [...row]))
  return rows
}

const rows = [
  ['980', 'मीरा 😀', 'One\n"two"\u2028'],
  ['981', '', '{"rows":9}'],
]
const whole = totalLine(2) + rows.map(rowLine).join('') + endLine(2)

test.each([1, 7, 64, 10_000])(
  'in chunks of %d bytes every row arrives, with any content',
  async (size) => {
    expect(await rowsOf(whole, size)).toEqual(rows)
  },
)

test('the count is known before the first row', async () => {
  const lines = await openLines(sent(whole, 20))
  expect(lines).toMatchObject({ total: 2 })
  expect(await openLines(sent(tooManyLine(), 4))).toBe('too-many')
})

test('leads that arrive meanwhile are included', async () => {
  const text = totalLine(1) + rows.map(rowLine).join('') + endLine(2)
  expect(await rowsOf(text, 9)).toEqual(rows)
})

test.each([
  ['ends before the last line', totalLine(2) + rows.map(rowLine).join('')],
  ['ends within a line', whole.slice(0, -4)],
  ['lacks a row', totalLine(2) + rowLine(['980']) + endLine(2)],
  ['has no beginning', rowLine(['980']) + endLine(1)],
  ['is empty', ''],
  ['is a page', '<!doctype html>\n<p>Signed out</p>\n'],
  ['holds what is no text', `${totalLine(1)}[1]\n${endLine(1)}`],
])('a stream that %s is no file', async (_what, text) => {
  await expect(rowsOf(text, 5)).rejects.toThrow(/leads|JSON/)
})
