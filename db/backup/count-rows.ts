import { createHash } from 'node:crypto'

const NEWLINE = 0x0a

/** Rows of COPY's text format with their SHA-256; it escapes newlines, so each one ends a row. */
export function rowCounter() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(chunk: Uint8Array): void {
      hash.update(chunk)
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1))
        rows += 1
    },
    rows: () => rows,
    result: () => ({ rows, sha256: hash.digest('hex') }),
  }
}

export async function* wholeRows(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    const last = chunk.lastIndexOf(NEWLINE) + 1
    if (bytes + last >= maxBytes && last > 0) {
      yield Buffer.concat([...held, chunk.subarray(0, last)])
      held = last < chunk.length ? [chunk.subarray(last)] : []
      bytes = chunk.length - last
    } else {
      held.push(chunk)
      bytes += chunk.length
    }
  }
  if (bytes > 0) yield Buffer.concat(held)
}
