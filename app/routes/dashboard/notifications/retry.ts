import { replace } from 'react-router'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { sendAgain } from '#app/notifications/deliveries.server.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/retry.ts'

const PLACES: ReadonlyMap<string, string> = new Map([
  ['settings', '/dashboard/settings/notifications?again#webhook-deliveries'],
  ['health', '/dashboard/health?again'],
])

export function loader({ context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  return replace('/dashboard/notifications')
}

/** POST /dashboard/notifications/retry: retries the failed `delivery`, or `all`; leads back to the page that it came `from`. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const field = await postedFields(request)
  const which = field('delivery')
  await db.transaction().execute(async (trx) => {
    const again = await sendAgain(trx, which === 'all' ? undefined : which)
    const [one] = again
    if (which === 'all' && again.length > 0)
      await writeAudit(trx, staff, { kind: 'all-told-again', messages: again.length })
    else if (one)
      await writeAudit(trx, staff, {
        kind: 'told-again',
        ...(one.leadId !== null && { leadId: one.leadId }),
        way: one.way,
      })
  })
  return replace(PLACES.get(field('from')) ?? '/dashboard/notifications')
}
