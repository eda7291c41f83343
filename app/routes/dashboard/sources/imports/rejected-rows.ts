import { findImport, noteImport } from '#app/sources/files/import-store.server.ts'
import { streamRejected } from '#app/sources/files/rejected-rows.server.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/rejected-rows.ts'

/** GET /dashboard/sources/imports/:import/rejected.csv: the rejected rows with their reasons, for owners. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const by = context.get(staffContext)
  refuseAgents(by)
  const file = await findImport(db, params.import)
  if (!file) throw new Response('Not Found', { status: 404 })
  await noteImport(db, by, file.id, 'rejects-read')
  return new Response(streamRejected(db, file), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="rejected-${file.id}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
