import { writeAudit } from '#app/audit/audit-log.server.ts'
import { answerWithLines } from '#app/leads/export/file/lead-file.server.ts'
import { LINES_TYPE, MAX_IN_BROWSER, tooManyLine } from '#app/leads/export/file/lead-lines.ts'
import { countMatching } from '#app/leads/list/count-leads.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/lines.ts'
import { leadToList, readExportRequest } from './requested-file.server.tsx'
import { auditedFilter } from './read-list.server.ts'

export const loader = leadToList

/** POST /dashboard/leads.jsonl: leads for the browser's own workbook, or only their number above its limit; counts as an export. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const exportRequest = await readExportRequest({ request, url, staff })
  if (exportRequest instanceof Response) return exportRequest
  const { count, isAbout } = await countMatching(db, exportRequest, MAX_IN_BROWSER)
  if (isAbout) {
    const headers = { 'cache-control': 'no-store', 'content-type': LINES_TYPE }
    return new Response(tooManyLine(), { headers })
  }
  const lines = await answerWithLines(db, exportRequest, count)
  const { scope, typed } = exportRequest
  await writeAudit(db, staff, {
    kind: 'exported',
    rows: count,
    file: 'xlsx',
    ...auditedFilter(scope.filter, typed),
  })
  return lines
}
