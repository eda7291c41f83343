import { writeAudit } from '#app/audit/audit-log.server.ts'
import { answerWithFile } from '#app/leads/export/file/lead-file.server.ts'
import { countMatching } from '#app/leads/list/count-leads.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/file.ts'
import { leadToList, readExportRequest } from './requested-file.server.tsx'
import { auditedFilter } from './read-list.server.ts'

export const loader = leadToList

/** POST /dashboard/Leads_List.xlsx and .csv: the requested leads as a file. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const exportRequest = await readExportRequest({ request, url, staff })
  if (exportRequest instanceof Response) return exportRequest
  const kind = url.pathname.toLowerCase().endsWith('.csv') ? 'csv' : 'xlsx'
  const file = await answerWithFile(db, exportRequest, kind)
  const { count, isAbout } = await countMatching(db, exportRequest)
  const { scope, typed } = exportRequest
  await writeAudit(db, staff, {
    kind: 'exported',
    rows: Math.round(count),
    isAbout,
    file: kind,
    ...auditedFilter(scope.filter, typed),
  })
  return file
}
