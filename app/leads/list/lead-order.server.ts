import { sql, type RawBuilder } from 'kysely'

import { NEWEST, type LeadSort, type SortColumn } from '#app/leads/search/lead-filter.ts'

import type { LeadCursor } from './lead-list.ts'

/** Sort keys as the indexes have them. */
const keys: Record<Exclude<SortColumn, 'time'>, (rows: string) => RawBuilder<unknown>> = {
  name: (rows) => sql`lower(${sql.ref(`${rows}.name`)}) collate "C"`,
  phone: (rows) => sql.ref(`${rows}.phone`),
  location: (rows) => sql.ref(`${rows}.location`),
}

/** Most important first; one direction for all, so that an index serves it. */
function columnsOf({ column }: LeadSort, rows: string): RawBuilder<unknown>[] {
  const moment = [sql.ref(`${rows}.created_at`), sql.ref(`${rows}.id`)]
  return column === 'time' ? moment : [keys[column](rows), ...moment]
}

export function inOrder(sort: LeadSort, rows = 'leads') {
  const way = sql.raw(sort.isDown ? 'desc' : 'asc')
  return sql`${sql.join(columnsOf(sort, rows).map((column) => sql`${column} ${way}`))}`
}

/** SQL for `leads` or `rows`: what follows a cursor; all without one. */
export function stands(
  where: 'after' | 'not after',
  place: LeadCursor | undefined,
  sort = NEWEST,
  rows = 'leads',
) {
  if (!place) return sql<boolean>`true`
  const signs = sort.isDown ? { after: '<', 'not after': '>=' } : { after: '>', 'not after': '<=' }
  const moment = [sql`${place.at}::timestamptz`, sql`${place.id}::bigint`]
  const key =
    sort.column === 'name' ? sql`lower(${place.key ?? ''})` : sql`${place.key ?? ''}::text`
  const values = sort.column === 'time' ? moment : [key, ...moment]
  return sql<boolean>`(${sql.join(columnsOf(sort, rows))}) ${sql.raw(signs[where])} (${sql.join(values)})`
}

type Placed = { id: string; created_at: Date; name: string; phone: string; location: string }

export function placeOf(lead: Placed, { column }: LeadSort): LeadCursor {
  const place = { at: lead.created_at, id: lead.id }
  return column === 'time' ? place : { ...place, key: lead[column] }
}
