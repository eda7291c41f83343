import { replace } from 'react-router'

import { db } from '#app/db.server.ts'
import { wake } from '#app/leads/assignment/keep-giving-out.server.ts'
import { changeLeads } from '#app/leads/bulk/change-leads.server.ts'
import { readManyChange } from '#app/leads/bulk/read-many-change.ts'
import { tellDesks } from '#app/leads/live/desk-news.server.ts'
import { listPeople } from '#app/leads/panel/lead-record.server.ts'
import { postedTexts } from '#app/lib/posted-text.ts'
import { staffContext } from '#app/staff/session.server.ts'

import type { Route } from './+types/changed.ts'

export function loader() {
  return replace('/dashboard')
}

/**
 * POST /dashboard/changed: changes one fact of up to 200 leads as one act (`readManyChange`), and answers
 * which were changed, and which were left and why.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = readManyChange(await postedTexts(request))
  if (!form.ok) return Response.json({ fault: form.fault }, { status: 422 })
  const { change } = form
  const ownerId = change.wish.ownerId ?? null
  if (ownerId !== null && !(await listPeople(db)).some(({ id }) => id === ownerId))
    return Response.json({ fault: 'unreadable' }, { status: 422 })
  const done = await changeLeads(db, change, context.get(staffContext))
  if (done.act !== null) {
    tellDesks('leads')
    wake()
  }
  return Response.json(done)
}
