import { readListParams, type LeadList } from '#app/leads/list/lead-list.ts'
import { readFilter, readSort } from '#app/leads/search/lead-filter.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'

import type { Route } from './+types/part.ts'
import { readListPart } from './read-list.server.ts'

/** GET /dashboard/leads/part: of a filtered list, what changed since the mark `since`, or what follows the lead `before`. */
export function loader({ url, context }: Route.LoaderArgs): Promise<LeadList> {
  const { searchParams } = url
  const scope = { viewer: context.get(staffContext), filter: readFilter(searchParams) }
  return readListPart({ scope, sort: readSort(searchParams), ...readListParams(searchParams) })
}

/** A lost connection or session does not take the list away. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (!(error instanceof Response)) return null
    if (error.status < 300 || error.status >= 400) throw error
    return { hasEnded: true } as const
  }
}

/** Else another list waits for a part of this one. */
export function shouldRevalidate(): boolean {
  return false
}
