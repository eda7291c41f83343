import type { Payload } from '#app/sources/adapter.ts'

const BYTE_ORDER_MARKS: readonly (readonly [string, string])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]

/** The body as text; what is no UTF-8 is read as Windows-1252, which every byte fits. */
export function bodyText({ body }: Pick<Payload, 'body'>): string {
  const start = body.toString('hex', 0, 3)
  const marked = BYTE_ORDER_MARKS.find(([mark]) => start.startsWith(mark))
  if (marked) return new TextDecoder(marked[1]).decode(body)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return new TextDecoder('windows-1252').decode(body)
  }
}
