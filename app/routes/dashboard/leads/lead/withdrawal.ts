import { data, replace } from 'react-router'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { fileWithdrawals } from '#app/privacy/withdrawal/file-withdrawals.server.ts'
import { withdrawPerson } from '#app/privacy/withdrawal/withdraw.server.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { db } from '#db/client.server.ts'

import { dashboardPath } from './done.ts'
import type { Route } from './+types/withdrawal.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  return replace(`/dashboard/leads/${encodeURIComponent(params.lead)}`)
}

/** POST /dashboard/leads/:lead/withdrawal: withdraws consent for a person who asked by phone or email. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const field = await postedFields(request)
  const withdrawn = await db.transaction().execute(async (trx) => {
    const done = await withdrawPerson(trx, { leadId: params.lead }, { way: 'desk' })
    if (done)
      await writeAudit(trx, staff, { kind: 'withdrawn', leadId: params.lead, rows: done.leads })
    return done
  })
  if (!withdrawn) throw data(panelTexts.absent, { status: 404 })
  await fileWithdrawals(db)
  return replace(dashboardPath(field('back'), 'closed'))
}
