import { sql } from 'kysely'

/** Of `leads`: the listing whose visit stands, the last one where there are several; null for none. */
export const visitedProject = sql<string | null>`(select project from visits
  where visits.lead_id = leads.id and visits.status <> 'cancelled' order by visits.id desc limit 1)`
