import { replace } from 'react-router'

import { db } from '#app/db.server.ts'
import { countFound } from '#app/leads/desk/count-leads.server.ts'
import { findLeads } from '#app/leads/desk/lead-list.server.ts'
import { readAsked } from '#app/leads/desk/lead-list.ts'
import { postedFields } from '#app/lib/posted-text.ts'

import type { Route } from './+types/found.ts'

export function loader() {
  return replace('/dashboard')
}

/**
 * POST /dashboard/found: a page of the leads that hold what was typed (`q`), after the lead that
 * `before` names; with `count` how many there are instead. Posted, so that no address holds a name.
 */
export async function action({ request }: Route.ActionArgs) {
  const field = await postedFields(request)
  const typed = field('q')
  if (field('count') !== '') return Response.json(await countFound(db, typed))
  const { before } = readAsked(new URLSearchParams({ before: field('before') }))
  return Response.json(await findLeads(db, { typed, before }))
}
