import { eventStream } from '#app/leads/live/event-stream.server.ts'
import { processEnd } from '#app/lib/async/process-end.server.ts'
import { findSignedIn } from '#app/staff/sessions/signed-in.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/live.ts'

/** GET /dashboard/live: server-sent events that tell the dashboard to read again. */
export function loader({ request }: Route.LoaderArgs) {
  const isStaff = async () => (await findSignedIn(db, request)) !== undefined
  return eventStream(isStaff, processEnd.signal)
}
