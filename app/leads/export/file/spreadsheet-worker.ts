import type { FileColumn } from './file-columns.ts'
import { openLines } from './read-lines.ts'
import { XLSX_TYPE, type FileRows } from './sheet-cells.ts'
import { streamSpreadsheet } from './spreadsheet.ts'

export type SheetRequest = { address: string; form: string; columns: readonly FileColumn[] }

export type SheetFailure = 'too-many' | 'ended' | 'refused' | 'lost'

/** Progress many times, then the file or the failure. */
export type SheetAnswer =
  | { kind: 'progress'; read: number; total: number }
  | { kind: 'made'; file: Blob; rows: number }
  | { kind: 'failed'; why: SheetFailure }

/** Milliseconds between progress messages. */
const PROGRESS_MS = 100

addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  makeSheet(data).then(report, () => report({ kind: 'failed', why: 'lost' }))
})

function report(answer: SheetAnswer): void {
  postMessage(answer)
}

async function makeSheet({ address, form, columns }: SheetRequest): Promise<SheetAnswer> {
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  if (answer.type === 'opaqueredirect') return { kind: 'failed', why: 'ended' }
  if (answer.status === 403) return { kind: 'failed', why: 'refused' }
  if (!answer.ok || !answer.body) return { kind: 'failed', why: 'lost' }
  const lines = await openLines(answer.body)
  if (lines === 'too-many') return { kind: 'failed', why: 'too-many' }
  const { total, parts } = lines
  let read = 0
  let reported = 0
  report({ kind: 'progress', read, total })
  const progressTimer = setInterval(() => {
    if (read !== reported) report({ kind: 'progress', read, total })
    reported = read
  }, PROGRESS_MS)
  const counted = counting(parts, (rows) => {
    read += rows
  })
  const headers = { 'content-type': XLSX_TYPE }
  const sheet = new Response(streamSpreadsheet(columns, counted), { headers })
  try {
    return { kind: 'made', file: await sheet.blob(), rows: read }
  } finally {
    clearInterval(progressTimer)
  }
}

async function* counting(
  parts: AsyncIterable<FileRows>,
  onPart: (rows: number) => void,
): AsyncGenerator<FileRows, void> {
  for await (const rows of parts) {
    onPart(rows.length)
    yield rows
  }
}
