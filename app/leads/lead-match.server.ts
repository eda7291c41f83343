import { sql } from 'kysely'

/** The rule of searchLeads for rows of `leads`: what is typed is in the name, whatever the case, or in the phone. */
export function holds(typed: string) {
  // PostgreSQL's text holds no NUL.
  const text = typed.trim().replaceAll('\0', '')
  return sql<boolean>`(${text} = '' or strpos(lower(name), lower(${text})) > 0 or strpos(phone, ${text}) > 0)`
}
