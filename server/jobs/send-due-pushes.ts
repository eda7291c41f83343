import pLimit from 'p-limit'

import { config } from '#app/config/config.server.ts'
import { countDueLeads } from '#app/leads/follow-ups/due-leads.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { alertOf, placeText } from '#app/notifications/alerts/lead-alert.ts'
import {
  listOwned,
  listUncalled,
  type StoredArrival,
} from '#app/notifications/alerts/list-alerts.server.ts'
import { findPushKeys, type PushKeys } from '#app/staff/push/push-keys.server.ts'
import { pushMessage } from '#app/staff/push/push-message.ts'
import {
  dropPush,
  settlePush,
  takeDuePushes,
  type DuePush,
} from '#app/staff/push/push-outbox.server.ts'
import { sendPush, type PushResult } from '#app/staff/push/send-push.server.ts'
import { findActive } from '#app/staff/sessions/signed-in.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import type { Executor } from '#db/client.server.ts'

const AT_ONCE = 8

export async function sendDuePushes(db: Executor): Promise<{ sent: number; failures: string[] }> {
  const due = await takeDuePushes(db)
  if (due.length === 0) return { sent: 0, failures: [] }
  const keys = await findPushKeys(db)
  const limit = pLimit(AT_ONCE)
  const sendings = due.map((push) => limit(() => sendOne(db, push, keys)))
  const results = (await Promise.all(sendings)).flat()
  return {
    sent: results.filter(({ kind }) => kind === 'sent').length,
    failures: results.flatMap((result) => ('reason' in result ? [result.reason] : [])),
  }
}

async function sendOne(db: Executor, push: DuePush, keys: PushKeys): Promise<PushResult[]> {
  const { leadIds } = push
  // Current rights: the account may be suspended, or the lead reassigned.
  const staff = await findActive(db, push.staffId)
  if (!staff) {
    await dropPush(db, push)
    return []
  }
  const unanswered = staff.role === 'owner' ? await listUncalled(db, leadIds) : []
  const notified = new Set(unanswered.map(({ id }) => id))
  const mine = (await listOwned(db, staff.id, leadIds)).filter(({ id }) => !notified.has(id))
  for (const { id } of mine) notified.add(id)
  const past = leadIds.filter((id) => !notified.has(id))
  if (past.length > 0) await dropPush(db, { ...push, leadIds: past })
  const results: PushResult[] = []
  for (const [way, leads] of [['mine', mine] as const, ['untouched', unanswered] as const])
    if (leads.length > 0) results.push(await sendAlert(db, { push, staff, leads, way }, keys))
  return results
}

type PushInput = {
  push: DuePush
  staff: Staff
  leads: readonly StoredArrival[]
  way: 'mine' | 'untouched'
}

async function sendAlert(
  db: Executor,
  { push, staff, leads, way }: PushInput,
  keys: PushKeys,
): Promise<PushResult> {
  const alerts = leads.map(({ id, name, location, project }) => ({
    id,
    name,
    place: placeText(project, location),
  }))
  const leadIds = leads.map(({ id }) => id)
  const message = pushMessage(alertOf(alerts, way), {
    origin: siteOrigin(config.PUBLIC_URL),
    badge: await countDueLeads(db, staff),
    leadIds,
  })
  const result = await sendPush(push.target, message, keys)
  await settlePush(db, { ...push, leadIds }, result)
  return result
}
