import { sql, type RawBuilder } from 'kysely'

import { slugsOf } from '#app/leads/listing-addresses.ts'
import { seesAll, visibleTo, type Viewer } from '#app/leads/work/visible-leads.server.ts'

import { filterNames, isNot, without, type FilterName, type LeadFilter } from './lead-filter.ts'

/**
 * Of which leads a list is made: those that a person sees, of them what a filter lets through, and of
 * those the chosen ones (`ids`) where some were chosen.
 */
export type Scope = { viewer: Viewer; filter: LeadFilter; ids?: readonly string[] | undefined }

/** Everybody's leads and nothing filtered, for commands and the owner's own calls. */
export const EVERYTHING: Scope = { viewer: { id: '', role: 'owner', sees: 'all' }, filter: {} }

/** Of `leads`, or of rows named otherwise that have all their columns: what lies within the scope. */
export function within({ viewer, filter, ids }: Scope, rows = 'leads') {
  const asked = filterNames.flatMap((name) => {
    const text = filter[name]
    return text === undefined ? [] : [conditions[name](text, rows, viewer)]
  })
  const chosen = ids ? [sql`${sql.ref(`${rows}.id`)} = any(${[...ids]}::bigint[])`] : []
  return sql<boolean>`(${sql.join([visibleTo(viewer, rows), ...asked, ...chosen], sql` and `)})`
}

/** The days of a scope alone: a stretch of the list, newest first. */
export function inSpan({ viewer, filter }: Scope) {
  const days = (['from', 'to'] as const).flatMap((name) => {
    const text = filter[name]
    return text === undefined ? [] : [conditions[name](text, 'leads', viewer)]
  })
  return sql<boolean>`(${sql.join([sql`true`, ...days], sql` and `)})`
}

/** Whether a scope is all that this person sees. */
export function isUnfiltered({ filter, ids }: Scope): boolean {
  return ids === undefined && filterNames.every((name) => filter[name] === undefined)
}

/** Whether an index lists what a scope lets through, newest first (`db/migrations/0014-lead-filters.sql`). */
export function isIndexed({ viewer, filter: { agent, project, source, status } }: Scope): boolean {
  if (agent !== undefined || !seesAll(viewer)) return true
  return [project, source, status].some((text) => text !== undefined && !isNot(text))
}

/**
 * Whether that index holds all that a search compares (`db/migrations/0047-lead-looks-within.sql`): of one
 * listing, status or agent, and of any days.
 */
export function isHeld(scope: Scope): boolean {
  const { city, source, project, status, agent } = scope.filter
  if (!isIndexed(scope) || city !== undefined || source !== undefined || scope.ids) return false
  const isOwn = agent !== undefined || !seesAll(scope.viewer)
  return [project, status].filter((text) => text !== undefined).length + Number(isOwn) === 1
}

/** Whether an index names what a scope lets through, in whatever order. */
export function isNarrowed(scope: Scope): boolean {
  const { city, from, to } = scope.filter
  return isIndexed(scope) || (city !== undefined && !isNot(city)) || Boolean(from ?? to)
}

type Condition = (text: string, rows: string, viewer: Viewer) => RawBuilder<unknown>

const conditions: Record<FilterName, Condition> = {
  status: (text, rows) => is(sql.ref(`${rows}.status`), text),
  agent(text, rows, { id }) {
    const owner = sql.ref(`${rows}.owner_id`)
    if (text === 'none') return sql`${owner} is null`
    return sql`${owner} = ${text === 'me' ? id : text}`
  },
  project: (text, rows) => ofListing(sql`lead_project(${sql.ref(`${rows}.page`)})`, text),
  city: (text, rows) => inPlace(sql.ref(`${rows}.location`), text),
  source: (text, rows) => is(sql`lead_source(${sql.ref(`${rows}.campaign`)})`, text),
  from: (text, rows) => sql`${sql.ref(`${rows}.created_at`)} >= ${startOf(text)}`,
  to: (text, rows) => sql`${sql.ref(`${rows}.created_at`)} < ${startOf(text)} + interval '1 day'`,
}

function is(value: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const word = without(text).toLowerCase()
  return isNot(text) ? sql`${value} is distinct from ${word}` : sql`${value} = ${word}`
}

/** A listing's leads are those of its former addresses, too. */
function ofListing(project: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const slugs = slugsOf(without(text).toLowerCase())
  if (slugs.length === 1) return is(project, text)
  const isOne = sql`${project} = any(${slugs}::text[])`
  return isNot(text) ? sql`${isOne} is not true` : isOne
}

/** How many places the site's own listings and whoever calls for them may have named. */
const PLACES = 1000

/**
 * A city filters as on its page: by the places that hold its name (DECISIONS, The catalogue). They are
 * few; they are read from the index, one jump a place, and each is then looked up there.
 */
function inPlace(location: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  // As a query of its own it is asked once, and not of every lead.
  const named = sql`(select location_with(${without(text).toLowerCase()}, ${PLACES}))::text[]`
  return isNot(text) ? sql`${location} <> all(${named})` : sql`${location} = any(${named})`
}

/** The moment a day begins in Asia/Kolkata. */
function startOf(day: string): RawBuilder<unknown> {
  return sql`${`${day}T00:00:00+05:30`}::timestamptz`
}
