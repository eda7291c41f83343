import type { z } from 'zod'

import { config } from '#app/config/config.server.ts'
import { lateNotification } from '#app/editor/schedules/late-notification.ts'
import { findLate, type lateReference } from '#app/editor/schedules/late-publications.server.ts'
import { countDueLeads } from '#app/leads/follow-ups/due-leads.server.ts'
import { listMovedLeads } from '#app/leads/follow-ups/moved-leads.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import {
  alertOf,
  movedAlert,
  placeText,
  visitAlert,
  type LeadAlert,
} from '#app/notifications/alerts/lead-alert.ts'
import {
  listOwned,
  listUncalled,
  type StoredArrival,
} from '#app/notifications/alerts/list-alerts.server.ts'
import { mailAlert } from '#app/notifications/mail/mail-alert.server.ts'
import { listAlarmed, type SourceAlarm } from '#app/sources/source-alarms.server.ts'
import { sourceAlert } from '#app/sources/source-alert.ts'
import { findPushKeys } from '#app/staff/push/push-keys.server.ts'
import { pushMessage } from '#app/staff/push/push-message.ts'
import { mailedAddress } from '#app/staff/push/push-subscriptions.server.ts'
import type { Device } from '#app/staff/push/push-outbox.server.ts'
import { sendPush, type PushResult } from '#app/staff/push/send-push.server.ts'
import { findReminded, type VisitReference } from '#app/visits/reminders/visit-reminders.server.ts'
import { findActive } from '#app/staff/sessions/signed-in.server.ts'
import { canEditSite } from '#app/staff/access/rights.ts'
import type { Staff } from '#app/staff/staff.ts'
import type { Executor } from '#db/client.server.ts'

export type SentAlert = { leadIds?: readonly string[]; result: PushResult }

/** One message for the agent's own leads, one for those that no one called, one for those that moved from them. */
export async function sendLeadAlerts(
  db: Executor,
  device: Device,
  leadIds: string[],
): Promise<SentAlert[]> {
  const staff = await findActive(db, device.staffId)
  if (!staff) return []
  const unanswered = staff.role === 'owner' ? await listUncalled(db, leadIds) : []
  const known = new Set(unanswered.map(({ id }) => id))
  const mine = (await listOwned(db, staff.id, leadIds)).filter(({ id }) => !known.has(id))
  const sent: SentAlert[] = []
  for (const [way, leads] of [['mine', mine] as const, ['untouched', unanswered] as const])
    if (leads.length > 0) sent.push(await sendLeads(db, device, { staff, leads, way }))
  const ids = leadIds.filter((id) => !known.has(id))
  const moved = await listMovedLeads(db, staff.id, { ids })
  if (moved.leads.length > 0) {
    const own = { staff, leadIds: moved.leads.map(({ id }) => id), alert: movedAlert(moved) }
    sent.push({ leadIds: own.leadIds, result: await send(db, device, own) })
  }
  return sent
}

type Alert = { staff: Staff; leads: readonly StoredArrival[]; way: 'mine' | 'untouched' }

async function sendLeads(
  db: Executor,
  device: Device,
  { staff, leads, way }: Alert,
): Promise<SentAlert> {
  const alerts = leads.map(({ id, name, location, project }) => ({
    id,
    name,
    place: placeText(project, location),
  }))
  const leadIds = leads.map(({ id }) => id)
  return {
    leadIds,
    result: await send(db, device, { staff, leadIds, alert: alertOf(alerts, way) }),
  }
}

type Content = { staff: Staff; leadIds: readonly string[]; alert: LeadAlert }

async function send(
  db: Executor,
  { target }: Device,
  { staff, leadIds, alert }: Content,
): Promise<PushResult> {
  const address = mailedAddress(target.endpoint)
  if (address !== undefined) {
    const result = await mailAlert(address, alert)
    if (result.kind === 'sent') return result
    return { kind: result.kind === 'never' ? 'refused' : 'later', reason: result.reason }
  }
  const origin = siteOrigin(config.PUBLIC_URL)
  const message = pushMessage(alert, { origin, badge: await countDueLeads(db, staff), leadIds })
  return sendPush(target, message, await findPushKeys(db))
}

export async function sendLateAlert(
  db: Executor,
  device: Device,
  reference: z.output<typeof lateReference>,
): Promise<SentAlert[]> {
  const staff = await findActive(db, device.staffId)
  const late = staff && canEditSite(staff) && (await findLate(db, reference, device.staffId))
  if (!staff || !late) return []
  return [{ result: await send(db, device, { staff, leadIds: [], alert: lateNotification(late) }) }]
}

export async function sendVisitReminder(
  db: Executor,
  device: Device,
  reference: VisitReference,
): Promise<SentAlert[]> {
  const staff = await findActive(db, device.staffId)
  const visit = staff && (await findReminded(db, reference, device.staffId))
  if (!staff || !visit) return []
  const alert = visitAlert(reference.visitId, visit)
  return [{ result: await send(db, device, { staff, leadIds: [], alert }) }]
}

export async function sendSourceAlarm(
  db: Executor,
  device: Device,
  alarm: SourceAlarm,
): Promise<SentAlert[]> {
  const staff = await findActive(db, device.staffId)
  if (staff?.role !== 'owner') return []
  const sources = await listAlarmed(db, alarm)
  if (sources.length === 0) return []
  const alert = sourceAlert(alarm.state, sources)
  return [{ result: await send(db, device, { staff, leadIds: [], alert }) }]
}
