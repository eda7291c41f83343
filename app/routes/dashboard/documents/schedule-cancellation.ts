import { redirect } from 'react-router'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { postedText } from '#app/lib/http/posted-text.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/schedule-cancellation.ts'
import { openForEditor } from './document-call.server.ts'

export { redirectToEditor as loader } from './document-call.server.ts'

/** POST …/schedule-cancellation: cancels a schedule; no effect once it is published. */
export async function action(args: Route.ActionArgs) {
  const { staff, document } = await openForEditor(args)
  const id = await postedText(args.request, 'schedule')
  if (/^\d{1,18}$/.test(id))
    await db.transaction().execute(async (trx) => {
      if (await document.cancelSchedule(trx, id, staff))
        await writeAudit(trx, staff, document.entry('unscheduled'))
    })
  return redirect(document.address)
}
