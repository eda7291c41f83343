import type { Executor } from '#app/db.server.ts'
import { deskMessage } from '#app/leads/desk/desk-message.ts'
import { deskTime } from '#app/leads/desk/desk-time.ts'
import type { Scope } from '#app/leads/desk/lead-filter.server.ts'
import { leadParts } from '#app/leads/desk/lead-parts.server.ts'
import type { StoredLead } from '#app/leads/desk/lead-rows.server.ts'
import { readReach } from '#app/leads/enquiry/reach.ts'
import { begun } from '#app/lib/work/text-stream.ts'

import { streamCsv } from './lead-csv.ts'
import { SHEET_FILE, XLSX_TYPE, type SheetLead } from './sheet-cells.ts'
import { streamSpreadsheet } from './spreadsheet.ts'

/** What the list can be saved as. */
const kinds = {
  xlsx: { type: XLSX_TYPE, write: streamSpreadsheet },
  csv: { type: 'text/csv; charset=utf-8', write: streamCsv },
} as const

/**
 * The leads of a scope that a search finds as a file, all of it where nothing is typed: for lists that are longer than a
 * browser should hold. It is sent as it is read, so that no number of leads fills the memory. Throws
 * when the first of them cannot be read; what cannot be read after that cuts the answer off.
 */
export async function answerWithFile(
  db: Executor,
  { kind, scope, typed }: { kind: keyof typeof kinds; scope: Scope; typed: string },
): Promise<Response> {
  const { type, write } = kinds[kind]
  const parts = await begun(leadParts(db, { scope, typed }))
  return new Response(write(sheetLeads(parts)), {
    headers: {
      'cache-control': 'no-store',
      'content-type': type,
      'content-disposition': `attachment; filename="${SHEET_FILE}.${kind}"`,
    },
  })
}

async function* sheetLeads(
  parts: AsyncIterable<readonly StoredLead[]>,
): AsyncGenerator<SheetLead[], void> {
  for await (const rows of parts) yield rows.map((row) => sheetLead(row))
}

/** The five texts of a lead alone: reading its campaign a million times costs seconds. */
function sheetLead(row: StoredLead): SheetLead {
  const reach = readReach(row.reach_by, row.reach_when)
  return {
    phone: row.phone,
    name: row.name,
    message: deskMessage(row.message, row.starts_at, reach),
    location: row.location,
    ts: deskTime(row.created_at),
  }
}
