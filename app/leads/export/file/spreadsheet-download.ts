import { saveFile } from '#app/lib/save-file.ts'

import { SHEET_FILE } from './sheet-cells.ts'
import type { SheetRequest, SheetAnswer, SheetFailure } from './spreadsheet-worker.ts'

export type SheetOutcome = { rows: number } | SheetFailure

type Watch = { signal: AbortSignal; onProgress: (read: number, total: number) => void }

/** Saves Leads_List.xlsx (SPEC section 4) in a worker until the signal aborts; then undefined. */
export async function downloadSpreadsheet(
  request: SheetRequest,
  { signal, onProgress }: Watch,
): Promise<SheetOutcome | undefined> {
  const answer = await makeInWorker(request, { signal, onProgress })
  if (signal.aborted || answer === undefined) return undefined
  if (answer.kind === 'failed') return answer.why
  saveFile(answer.file, `${SHEET_FILE}.xlsx`)
  return { rows: answer.rows }
}

type LastAnswer = Exclude<SheetAnswer, { kind: 'progress' }>

function makeInWorker(
  request: SheetRequest,
  { signal, onProgress }: Watch,
): Promise<LastAnswer | undefined> {
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), { type: 'module' })
  const made = new Promise<LastAnswer | undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined))
    worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
      if (data.kind !== 'progress') resolve(data)
      else if (!signal.aborted) onProgress(data.read, data.total)
    })
    worker.addEventListener('error', () => resolve({ kind: 'failed', why: 'lost' }))
    worker.postMessage(request)
  })
  return made.finally(() => worker.terminate())
}
