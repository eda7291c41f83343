import { redirectDocument, replace } from 'react-router'

import { db } from '#app/db.server.ts'
import { countFound, countLeads } from '#app/leads/desk/count-leads.server.ts'
import { readFilter } from '#app/leads/desk/lead-filter.ts'
import { answerWithFile } from '#app/leads/spreadsheet/lead-file.server.ts'
import { postedText } from '#app/lib/posted-text.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'
import { staffContext } from '#app/staff/session.server.ts'
import { exports } from '#app/staff/staff.ts'

import type { Route } from './+types/leads-file.ts'
import { refuseExport } from './refuse-export.server.tsx'

/** Somebody who types the address is shown the list. */
export function loader() {
  return replace('/dashboard')
}

/**
 * POST /dashboard/Leads_List.xlsx and .csv: the leads that the posted search `q` finds, as a file made
 * by the server. What is typed is posted, so that no address or history holds a name.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  if (!exports(staff)) return refuseExport()
  // The router's own requests would have the whole file in memory before it is sent.
  if (/\.data$/i.test(new URL(request.url).pathname)) return redirectDocument('/dashboard')
  const kind = url.pathname.toLowerCase().endsWith('.csv') ? 'csv' : 'xlsx'
  const scope = { viewer: staff, filter: readFilter(url.searchParams) }
  const typed = await postedText(request, 'q')
  const file = await answerWithFile(db, { kind, scope, typed })
  const counting = typed === '' ? countLeads(db, scope) : countFound(db, { typed, scope })
  const { count, isAbout } = await counting
  await writeRecord(db, staff, { kind: 'exported', rows: Math.round(count), isAbout, file: kind })
  return file
}
