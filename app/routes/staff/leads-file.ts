import { redirectDocument, replace } from 'react-router'

import { db } from '#app/db.server.ts'
import { readFilter } from '#app/leads/desk/lead-filter.ts'
import { answerWithFile } from '#app/leads/spreadsheet/lead-file.server.ts'
import { postedText } from '#app/lib/posted-text.ts'
import { staffContext } from '#app/staff/session.server.ts'

import type { Route } from './+types/leads-file.ts'

/** Somebody who types the address is shown the list. */
export function loader() {
  return replace('/dashboard')
}

/**
 * POST /dashboard/Leads_List.xlsx and .csv: the leads that the posted search `q` finds, as a file made
 * by the server. What is typed is posted, so that no address or history holds a name.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  // The router's own requests would have the whole file in memory before it is sent.
  if (/\.data$/i.test(new URL(request.url).pathname)) return redirectDocument('/dashboard')
  const kind = url.pathname.toLowerCase().endsWith('.csv') ? 'csv' : 'xlsx'
  const scope = { viewer: context.get(staffContext), filter: readFilter(url.searchParams) }
  return answerWithFile(db, { kind, scope, typed: await postedText(request, 'q') })
}
