import type { LeadRow } from '#app/leads/desk/lead-search.ts'
import { leadsSpreadsheet } from './spreadsheet.ts'

/** What the page gets back: the file, or that it could not be made. */
export type SpreadsheetAnswer = { bytes: Uint8Array<ArrayBuffer> } | { failed: true }

addEventListener('message', (event: MessageEvent<readonly LeadRow[]>) => {
  void answer(event.data)
})

async function answer(leads: readonly LeadRow[]): Promise<void> {
  try {
    const bytes = new Uint8Array(await leadsSpreadsheet(leads))
    send({ bytes }, [bytes.buffer])
  } catch {
    send({ failed: true }, [])
  }
}

function send(message: SpreadsheetAnswer, transfer: Transferable[]): void {
  postMessage(message, { transfer })
}
