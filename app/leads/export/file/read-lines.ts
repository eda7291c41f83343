import { readLine, type LeadLine } from './lead-lines.ts'
import type { FileRows } from './sheet-cells.ts'

export type OpenedLines = { total: number; parts: AsyncGenerator<FileRows, void> } | 'too-many'

/** Rejects on a bad first line; the parts throw on a later one or if the last is missing. */
export async function openLines(bytes: ReadableStream<BufferSource>): Promise<OpenedLines> {
  const blocks = blocksOf(bytes)
  const [first, ...others] = (await blocks.next()).value ?? []
  if (first?.kind === 'too-many') return 'too-many'
  if (first?.kind !== 'total') throw new Error('The leads do not begin')
  return { total: first.total, parts: partsOf(others, blocks) }
}

async function* partsOf(
  others: readonly LeadLine[],
  blocks: AsyncGenerator<LeadLine[], void>,
): AsyncGenerator<FileRows, void> {
  let count = 0
  let end: number | undefined
  const rowsIn = (lines: readonly LeadLine[]) => {
    const rows = lines.flatMap((line) => (line.kind === 'row' ? [line.cells] : []))
    count += rows.length
    end = lines.findLast((line) => line.kind === 'end')?.rows
    return rows
  }
  yield rowsIn(others)
  for await (const lines of blocks) yield rowsIn(lines)
  if (end !== count) throw new Error(`Of ${end ?? 'so many'} leads ${count} came`)
}

async function* blocksOf(bytes: ReadableStream<BufferSource>): AsyncGenerator<LeadLine[], void> {
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader()
  let begun = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) break
    const lines = (begun + value).split('\n')
    begun = lines.pop() ?? ''
    if (lines.length > 0) yield lines.map(readLine)
  }
  if (begun !== '') throw new Error('The leads end within a line')
}
