import { sql, type RawBuilder } from 'kysely'

import { NEWEST, type LeadSort, type SortColumn } from '#app/leads/search/lead-filter.ts'

import type { LeadCursor } from './lead-list.ts'

/** What each column is sorted by, so that an index holds the order. */
const keys: Record<Exclude<SortColumn, 'time'>, (rows: string) => RawBuilder<unknown>> = {
  name: (rows) => sql`lower(${sql.ref(`${rows}.name`)}) collate "C"`,
  phone: (rows) => sql.ref(`${rows}.phone`),
  location: (rows) => sql.ref(`${rows}.location`),
}

/** The columns of an order, most important first; one direction for all, so that an index is read in it. */
function columnsOf({ column }: LeadSort, rows: string): RawBuilder<unknown>[] {
  const moment = [sql.ref(`${rows}.created_at`), sql.ref(`${rows}.id`)]
  return column === 'time' ? moment : [keys[column](rows), ...moment]
}

/** For `order by`. */
export function inOrder(sort: LeadSort, rows = 'leads') {
  const way = sql.raw(sort.isDown ? 'desc' : 'asc')
  return sql`${sql.join(columnsOf(sort, rows).map((column) => sql`${column} ${way}`))}`
}

/** Of `leads`, or of rows named otherwise: what stands after a place of the list; all without one. */
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

/** The place of a lead in an order. */
export function placeOf(lead: Placed, { column }: LeadSort): LeadCursor {
  const place = { at: lead.created_at, id: lead.id }
  return column === 'time' ? place : { ...place, key: lead[column] }
}
