import pLimit from 'p-limit'

import { findProject } from '#app/catalogue.server.ts'
import { config } from '#app/config.server.ts'
import type { Executor } from '#app/db.server.ts'
import { alertOf, placeWords } from '#app/leads/alerts/alert-words.ts'
import { listOwned } from '#app/leads/alerts/list-arrivals.server.ts'
import { countDueLeads } from '#app/leads/queue/due-leads.server.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'
import { findPushKeys, type PushKeys } from '#app/staff/push/push-keys.server.ts'
import { pushMessage } from '#app/staff/push/push-message.ts'
import {
  dropPush,
  settlePush,
  takeDuePushes,
  type DuePush,
} from '#app/staff/push/push-outbox.server.ts'
import { sendPush, type PushResult } from '#app/staff/push/send-push.server.ts'

/** Devices that are told at the same time. */
const AT_ONCE = 8

/** Sends what is due and answers what could not be sent, and why. */
export async function sendDuePushes(db: Executor): Promise<{ sent: number; failures: string[] }> {
  const due = await takeDuePushes(db)
  if (due.length === 0) return { sent: 0, failures: [] }
  const keys = await findPushKeys(db)
  const inTurn = pLimit(AT_ONCE)
  const results = await Promise.all(due.map((push) => inTurn(() => sendOne(db, push, keys))))
  return {
    sent: results.filter((result) => result?.kind === 'sent').length,
    failures: results.flatMap((result) => (result && 'reason' in result ? [result.reason] : [])),
  }
}

/** Leads that are somebody else's by now are not told of. */
async function sendOne(
  db: Executor,
  push: DuePush,
  keys: PushKeys,
): Promise<PushResult | undefined> {
  const { staff, leadIds, target } = push
  const leads = await listOwned(db, staff.id, leadIds)
  if (leads.length === 0) {
    await dropPush(db, push)
    return undefined
  }
  const told = leads.map(({ id, name, location, project }) => ({
    id,
    name,
    place: placeWords(findProject(project)?.name, location),
  }))
  const message = pushMessage(alertOf(told, 'mine'), {
    origin: siteOrigin(config.PUBLIC_URL),
    badge: await countDueLeads(db, staff),
  })
  const result = await sendPush(target, message, keys)
  await settlePush(db, push, result)
  return result
}
