import { replace } from 'react-router'
import { z } from 'zod'

import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { postedForm } from '#app/lib/http/posted-text.ts'
import { findProject } from '#app/projects/catalogue/current-catalogue.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/calls.ts'
import { recordWaitingCall } from './waiting-call.server.ts'

/** Without a project the press says only that it began. */
const BEGAN = 'began'
const ways = z.enum(['call', 'whatsapp', 'mail'])

export function loader({ params }: Route.LoaderArgs) {
  return replace(`/dashboard/leads/${encodeURIComponent(params.lead)}`)
}

/** POST /dashboard/leads/:lead/calls: logs that an agent started a call or message (`way`), of a project where its slug is in `about`, or a call that waited on a device (`outcome`); 204. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const field = await postedForm(request)
  if (field('outcome') !== undefined) return recordWaitingCall(db, field, params.lead, staff)
  const way = ways.safeParse(field('way'))
  if (!way.success) return new Response(null, { status: 422 })
  const entries = [
    { kind: way.data, text: findProject(field('about') ?? '')?.name ?? BEGAN },
  ] as const
  const changed = await changeLead(db, { leadId: params.lead, activities: entries }, staff)
  if (changed.kind !== 'changed') return new Response(null, { status: 404 })
  return new Response(null, { status: 204 })
}
