import { sql } from 'kysely'

import { gramsOf } from './lead-grams.ts'
import { leadQuery } from './lead-search.ts'
import type { Match, Search } from './search.server.ts'
import { wordsMatch } from './words/words-match.server.ts'

/** By name and phone, or in everything else. */
export function matchOf({ typed, words, scope }: Search): Match {
  if (words) return wordsMatch(words, scope.filter, holds(typed))
  // PostgreSQL's text cannot hold NUL.
  const query = leadQuery(typed.replaceAll('\0', ''))
  const grams = query && gramsOf(query)
  const coded = query?.reference === undefined ? [] : [hasReference(query.reference)]
  const hasGrams = grams?.map((all) => sql`lead_grams(name, phone) @> ${all}::text[]`)
  const indexed = hasGrams && sql`(${sql.join([...hasGrams, ...coded], sql` or `)})`
  return { fits: holds(typed), columns: sql``, indexed }
}

/** The SQL of `searchLeads` for `leads`. */
export function holds(typed: string) {
  // PostgreSQL's text cannot hold NUL.
  const query = leadQuery(typed.replaceAll('\0', ''))
  if (!query) return sql<boolean>`true`
  const { name, inPhone, phoneStart, reference } = query
  const parts = inPhone.map((part) => sql`strpos(phone, ${part}) > 0`)
  const start = phoneStart === undefined ? [] : [isDialled(phoneStart)]
  const named = name === undefined ? [] : [sql`strpos(folded_name(name), ${name}) > 0`]
  const coded = reference === undefined ? [] : [hasReference(reference)]
  const anyOf = [...named, ...parts, ...start, ...coded]
  return sql<boolean>`(${sql.join(anyOf, sql` or `)})`
}

/** By its own index, so that no other search has to compare it. */
export function hasReference(reference: string) {
  return sql`id = any(array(select coded.id from leads as coded where coded.reference = ${reference}))`
}

const INDIA = '+91'

/** Slow checks run last, on the few leads left. */
function isDialled(start: string) {
  const stored = start.startsWith(INDIA) ? start.slice(INDIA.length) : ''
  const isIndian = sql`phone ~ '^[0-9]{10}$'`
  const asStored = sql`starts_with(phone, ${start})`
  if (INDIA.startsWith(start)) return sql`(${asStored} or ${isIndian})`
  if (stored === '') return asStored
  return sql`(${asStored} or (starts_with(phone, ${stored}) and ${isIndian}))`
}
