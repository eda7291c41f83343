import { newsStream } from '#app/leads/live/event-stream.server.ts'
import { processEnd } from '#app/lib/async/process-end.server.ts'
import { findSignedIn } from '#app/staff/sessions/signed-in.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/live.ts'

/** GET /dashboard/live: says when something at the desk is to be read again, as server-sent events. */
export function loader({ request }: Route.LoaderArgs) {
  const isStaff = async () => (await findSignedIn(db, request)) !== undefined
  return newsStream(isStaff, processEnd.signal)
}
