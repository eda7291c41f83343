import { replace } from 'react-router'

import { writeRecord } from '#app/audit/audit-log.server.ts'
import { answerWithFile } from '#app/leads/export/file/lead-file.server.ts'
import { countWanted } from '#app/leads/list/count-leads.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/file.ts'
import { readAskedFile } from './requested-file.server.ts'
import { asked } from './read-list.server.ts'

export function loader() {
  return replace('/dashboard')
}

/** POST /dashboard/Leads_List.xlsx and .csv: the requested leads as a file. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const wanted = await readAskedFile({ request, url, staff })
  if (wanted instanceof Response) return wanted
  const kind = url.pathname.toLowerCase().endsWith('.csv') ? 'csv' : 'xlsx'
  const file = await answerWithFile(db, wanted, kind)
  const { count, isAbout } = await countWanted(db, wanted)
  const { scope, typed } = wanted
  await writeRecord(db, staff, {
    kind: 'exported',
    rows: Math.round(count),
    isAbout,
    file: kind,
    ...asked(scope.filter, typed),
  })
  return file
}
