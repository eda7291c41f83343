import { sql } from 'kysely'

import { leadQuery } from './lead-search.ts'

/** The rule of searchLeads for rows of `leads`. */
export function holds(typed: string) {
  // PostgreSQL's text holds no NUL.
  const query = leadQuery(typed.replaceAll('\0', ''))
  if (!query) return sql<boolean>`true`
  const { name, inPhone, phoneStart } = query
  const parts = inPhone.map((part) => sql`strpos(phone, ${part}) > 0`)
  const dialled = sql`case when phone ~ '^[0-9]{10}$' then '+91' || phone else phone end`
  const start = phoneStart === undefined ? [] : [sql`starts_with(${dialled}, ${phoneStart})`]
  const anyOf = [sql`strpos(lower(name), ${name}) > 0`, ...parts, ...start]
  return sql<boolean>`(${sql.join(anyOf, sql` or `)})`
}
