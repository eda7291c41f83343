import type { LeadRow } from '#app/leads/desk/lead-search.ts'
import { SHEET_FILE, XLSX_TYPE } from './sheet-cells.ts'
import type { SpreadsheetAnswer } from './spreadsheet-worker.ts'

/**
 * Saves the given leads as Leads_List.xlsx (SPEC section 4). The file is made in a worker, so that
 * the list stays usable meanwhile; rejects when it could not be made.
 */
export async function downloadSpreadsheet(leads: readonly LeadRow[]): Promise<void> {
  const bytes = await makeInWorker(leads)
  const address = URL.createObjectURL(new Blob([bytes], { type: XLSX_TYPE }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${SHEET_FILE}.xlsx`
  link.click()
  // Safari reads the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

function makeInWorker(leads: readonly LeadRow[]): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), { type: 'module' })
  const made = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SpreadsheetAnswer>) => {
      if ('bytes' in data) resolve(data.bytes)
      else reject(new Error('The spreadsheet could not be made'))
    })
    worker.addEventListener('error', () => reject(new Error('The worker did not start')))
    worker.postMessage(leads)
  })
  return made.finally(() => worker.terminate())
}
