import { replace } from 'react-router'
import { z } from 'zod'

import { db } from '#app/db.server.ts'
import { postedText } from '#app/lib/posted-text.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'
import { staffContext } from '#app/staff/session.server.ts'
import { exports } from '#app/staff/staff.ts'

import type { Route } from './+types/exported.ts'
import { refuseExport } from './refuse-export.server.tsx'

const count = z.coerce.number().int().min(1).max(100_000)

export function loader() {
  return replace('/dashboard')
}

/** POST /dashboard/exported: the browser made a file of so many `rows` that it had at hand. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  if (!exports(staff)) return refuseExport()
  const rows = count.safeParse(await postedText(request, 'rows'))
  if (!rows.success) return new Response('How many rows?', { status: 422 })
  await writeRecord(db, staff, { kind: 'exported', rows: rows.data, file: 'xlsx' })
  return new Response(null, { status: 204 })
}
