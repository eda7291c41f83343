import { replace } from 'react-router'

import { writeRecord } from '#app/audit/audit-log.server.ts'
import { answerWithLines } from '#app/leads/export/file/lead-file.server.ts'
import { LINES_TYPE, MOST_IN_BROWSER, tooManyLine } from '#app/leads/export/file/lead-lines.ts'
import { countWanted } from '#app/leads/list/count-leads.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/lines.ts'
import { readAskedFile } from './requested-file.server.ts'
import { asked } from './read-list.server.ts'

export function loader() {
  return replace('/dashboard')
}

/** POST /dashboard/leads.jsonl: leads for the browser's own workbook, or only their number above its limit; counts as an export. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const wanted = await readAskedFile({ request, url, staff })
  if (wanted instanceof Response) return wanted
  const { count, isAbout } = await countWanted(db, wanted, MOST_IN_BROWSER)
  if (isAbout) {
    const headers = { 'cache-control': 'no-store', 'content-type': LINES_TYPE }
    return new Response(tooManyLine(), { headers })
  }
  const lines = await answerWithLines(db, wanted, count)
  const { scope, typed } = wanted
  await writeRecord(db, staff, {
    kind: 'exported',
    rows: count,
    file: 'xlsx',
    ...asked(scope.filter, typed),
  })
  return lines
}
