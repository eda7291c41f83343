import { replace } from 'react-router'

import { changeLeads } from '#app/leads/bulk/change-leads.server.ts'
import { readManyChange } from '#app/leads/bulk/read-many-change.ts'
import { findOwnerRefusal } from '#app/leads/detail/owner-refusal.server.ts'
import { postedTexts } from '#app/lib/http/posted-text.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { bulkTexts } from '#app/strings/en/bulk.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/bulk.ts'

export function loader() {
  return replace('/dashboard')
}

/** POST /dashboard/leads/bulk: changes one fact of up to 200 leads (`readManyChange`); answers which changed, and why others did not. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = readManyChange(await postedTexts(request))
  if (!form.ok) return Response.json({ fault: form.fault }, { status: 422 })
  const { change } = form
  const refusal = await findOwnerRefusal(db, change.changes)
  if (refusal?.isNew === false) return Response.json({ fault: 'unreadable' }, { status: 422 })
  if (refusal) {
    const answer = { fault: 'never-signed-in', message: bulkTexts.neverSignedIn(refusal.name) }
    return Response.json(answer, { status: 422 })
  }
  return Response.json(await changeLeads(db, change, context.get(staffContext)))
}
