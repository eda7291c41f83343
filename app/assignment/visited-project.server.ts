import { sql } from 'kysely'

/** SQL for `leads`: the project of the newest visit that is not cancelled; null for none. */
export const visitedProject = sql<string | null>`(select project from visits
  where visits.lead_id = leads.id and visits.status <> 'cancelled' order by visits.id desc limit 1)`
