import { replace } from 'react-router'
import { z } from 'zod'

import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { findProject } from '#app/projects/catalogue/current-catalogue.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/calls.ts'

/** Without a project the press says only that it began. */
const BEGAN = 'began'
const ways = z.enum(['call', 'whatsapp', 'mail'])

export function loader({ params }: Route.LoaderArgs) {
  return replace(`/dashboard/leads/${encodeURIComponent(params.lead)}`)
}

/** POST /dashboard/leads/:lead/calls: logs that an agent started a call or message (`way`), of a project where its slug is in `about`; 204. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const field = await postedFields(request)
  const way = ways.safeParse(field('way'))
  if (!way.success) return new Response(null, { status: 422 })
  const entries = [{ kind: way.data, text: findProject(field('about'))?.name ?? BEGAN }] as const
  const changed = await changeLead(
    db,
    { leadId: params.lead, activities: entries },
    context.get(staffContext),
  )
  if (changed.kind !== 'changed') return new Response(null, { status: 404 })
  return new Response(null, { status: 204 })
}
