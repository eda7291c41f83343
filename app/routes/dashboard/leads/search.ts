import { replace } from 'react-router'

import { countMatching } from '#app/leads/list/count-leads.server.ts'
import { findBeyond, findLeads, listSimilar } from '#app/leads/list/lead-list.server.ts'
import { readFoundPlace } from '#app/leads/list/lead-list.ts'
import { readFilter, readSort } from '#app/leads/search/lead-filter.ts'
import { helpSearch } from '#app/leads/search/words/help-search.server.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/search.ts'
import { auditLeads } from './read-list.server.ts'

export function loader() {
  return replace('/dashboard')
}

/** POST /dashboard/leads/search: leads that match `q` after `before`, by name and phone or beyond; with `count` their number, with `alike` only similar-sounding names, with `help` what a search without a match can change. */
export async function action({ request, context }: Route.ActionArgs) {
  const field = await postedFields(request)
  const typed = field('q')
  const { searchParams } = new URL(request.url)
  const filter = readFilter(searchParams)
  const scope = { viewer: context.get(staffContext), filter }
  if (field('count') !== '') return Response.json(await countMatching(db, { typed, scope }))
  if (field('help') !== '') return Response.json(await helpSearch(db, { typed, scope }))
  // A separate request counts the matches; here the audit log gets the number shown.
  const note = ({ length }: readonly unknown[]) =>
    auditLeads(scope.viewer, { filter, typed, total: { count: length } })
  if (field('alike') !== '') {
    const similar = await listSimilar(db, { typed, scope })
    if (similar.length > 0) await note(similar)
    return Response.json({ alike: similar })
  }
  const { isBeyond, before } = readFoundPlace(field('before'))
  const find = isBeyond ? findBeyond : findLeads
  const page = await find(db, { typed, scope, sort: readSort(searchParams), before })
  if (!isBeyond || page.leads.length > 0) await note(page.leads)
  return Response.json(page)
}
