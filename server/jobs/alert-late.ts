import { config } from '#app/config/config.server.ts'
import { lateNotification } from '#app/editor/schedules/late-notification.ts'
import {
  noticeLate,
  settleLatePush,
  takeLatePushes,
  type LatePublication,
  type LatePush,
} from '#app/editor/schedules/late-publications.server.ts'
import { countDueLeads } from '#app/leads/follow-ups/due-leads.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { findPushKeys } from '#app/staff/push/push-keys.server.ts'
import { pushMessage } from '#app/staff/push/push-message.ts'
import { sendPush, type PushResult } from '#app/staff/push/send-push.server.ts'
import { findActive } from '#app/staff/sessions/signed-in.server.ts'
import { canEditSite } from '#app/staff/staff.ts'
import type { Executor } from '#db/client.server.ts'

/** Alerts about newly late publications, and retries failed pushes. */
export async function alertLate(
  db: Executor,
  now: Date,
): Promise<{ noticed: LatePublication[]; failures: string[] }> {
  const noticed = await noticeLate(db, now)
  const failures: string[] = []
  for (const push of await takeLatePushes(db)) {
    const result = await sendAlert(db, push)
    if ('reason' in result) failures.push(result.reason)
  }
  return { noticed, failures }
}

async function sendAlert(db: Executor, push: LatePush): Promise<PushResult> {
  const staff = await findActive(db, push.staffId)
  if (!staff || !canEditSite(staff)) {
    const refused = { kind: 'refused', reason: 'may no longer be told' } as const
    await settleLatePush(db, push, refused)
    return refused
  }
  const message = pushMessage(lateNotification(push.late), {
    origin: siteOrigin(config.PUBLIC_URL),
    badge: await countDueLeads(db, staff),
    leadIds: [],
  })
  const result = await sendPush(push.target, message, await findPushKeys(db))
  await settleLatePush(db, push, result)
  return result
}
