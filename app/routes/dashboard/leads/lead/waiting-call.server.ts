import { sql } from 'kysely'
import { z } from 'zod'

import { changeEnquiries } from '#app/leads/duplicates/change-enquiries.server.ts'
import { findFacts } from '#app/leads/status/change-lead.server.ts'
import { hasChanges } from '#app/leads/status/undo-change-set.server.ts'
import { readWorkForm } from '#app/leads/status/work-form.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import { readCallCalendar } from '#app/staff/working-hours/call-calendar.server.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { offlineTexts } from '#app/strings/en/offline-leads.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

const identity = z.object({ key: z.uuid(), at: z.iso.datetime() })

/** Logs a call as of the moment `at` when it was logged on the device; its `key` is the change set, so that it counts once. */
export function recordWaitingCall(
  db: Executor,
  field: (name: string) => string | undefined,
  leadId: string,
  staff: Viewer,
): Promise<Response> {
  return asOne(db, async (trx) => {
    const read = identity.safeParse({ key: field('key'), at: field('at') })
    if (!read.success) return refused(panelTexts.unreadable, 422)
    const { key } = read.data
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
    if (await hasChanges(trx, key)) return new Response(null, { status: 204 })
    const facts = await findFacts(trx, leadId, staff)
    if (!facts) return refused(panelTexts.absent, 404)
    const calendar = await readCallCalendar(trx, facts.ownerId ?? staff.id)
    const now = new Date(Math.min(Date.parse(read.data.at), Date.now()))
    const form = readWorkForm(field, { facts, now, calendar })
    if (!form.ok) return refused(panelTexts.unreadable, 422)
    const change = { leadId, changeSetId: key, ...form.change }
    const changed = await changeEnquiries(trx, change, staff, calendar)
    if (changed.kind === 'changed') return new Response(null, { status: 204 })
    return changed.kind === 'conflict'
      ? refused(offlineTexts.conflict, 409)
      : refused(panelTexts.absent, 404)
  })
}

function refused(text: string, status: number): Response {
  return new Response(text, { status })
}
