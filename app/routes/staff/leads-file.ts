import { redirectDocument, replace } from 'react-router'

import { db } from '#app/db.server.ts'
import { answerWithFile } from '#app/leads/spreadsheet/lead-file.server.ts'
import { postedText } from '#app/lib/posted-text.ts'

import type { Route } from './+types/leads-file.ts'

/** Somebody who types the address is shown the list. */
export function loader() {
  return replace('/dashboard')
}

/**
 * POST /dashboard/Leads_List.xlsx and .csv: the leads that the posted search `q` finds, as a file made
 * by the server. What is typed is posted, so that no address or history holds a name.
 */
export async function action({ request, url }: Route.ActionArgs) {
  // The router's own requests would have the whole file in memory before it is sent.
  if (/\.data$/i.test(new URL(request.url).pathname)) return redirectDocument('/dashboard')
  const kind = url.pathname.toLowerCase().endsWith('.csv') ? 'csv' : 'xlsx'
  return answerWithFile(db, { kind, typed: await postedText(request, 'q') })
}
