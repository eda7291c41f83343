import { z } from 'zod'

import { db } from '#app/db.server.ts'
import { readLeadList } from '#app/leads/lead-list.server.ts'

import type { Route } from './+types/newer-leads.ts'

/** GET /dashboard/newer: leads that a list read at `?since=` may lack, or all; asked by the open desk. */
export async function loader({ url }: Route.LoaderArgs) {
  const since = moment.safeParse(url.searchParams.get('since'))
  return readLeadList(db, since.success ? new Date(since.data) : undefined)
}

/** A connection that is lost meanwhile takes nothing away; a session that ended leads to the login. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (error instanceof Response) throw error
    return null
  }
}

const moment = z.iso.datetime()
