import { sql, type RawBuilder } from 'kysely'

import { cityName } from '#app/enquiries/lead-interest.ts'
import { budgetBands, type Range } from '#app/leads/requirement/requirement-choices.ts'
import { knownProjects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { canSeeAllLeads, visibleTo, type Viewer } from '#app/staff/access/visible-leads.server.ts'

import {
  filterNames,
  isNot,
  TODAY,
  without,
  type FilterName,
  type LeadFilter,
} from './lead-filter.ts'

/** What a viewer sees, then a filter, then the selected `ids` where given. */
export type Scope = { viewer: Viewer; filter: LeadFilter; ids?: readonly string[] | undefined }

/** For commands and the server's own calls. */
export const EVERYTHING: Scope = { viewer: { id: '', role: 'owner', leadScope: 'all' }, filter: {} }

/** SQL for `leads` or `rows`. */
export function within({ viewer, filter, ids }: Scope, rows = 'leads') {
  const requested = filterNames.flatMap((name) => {
    const text = filter[name]
    return text === undefined ? [] : [conditions[name](text, rows, viewer)]
  })
  const chosen = ids ? [sql`${sql.ref(`${rows}.id`)} = any(${[...ids]}::bigint[])`] : []
  return sql<boolean>`(${sql.join([visibleTo(viewer, rows), ...requested, ...chosen], sql` and `)})`
}

/** The days of a scope alone. */
export function inSpan({ viewer, filter }: Scope) {
  const days = (['from', 'to'] as const).flatMap((name) => {
    const text = filter[name]
    return text === undefined ? [] : [conditions[name](text, 'leads', viewer)]
  })
  return sql<boolean>`(${sql.join([sql`true`, ...days], sql` and `)})`
}

export function isUnfiltered({ filter, ids }: Scope): boolean {
  return ids === undefined && filterNames.every((name) => filter[name] === undefined)
}

/** An index lists this scope newest first (db/migrations/0014-lead-filters.sql). */
export function isIndexed({ viewer, filter }: Scope): boolean {
  const { agent, followUp, heat, visit, project, city, source, campaign, status } = filter
  if ([agent, followUp, heat, visit].some((text) => text !== undefined) || !canSeeAllLeads(viewer))
    return true
  const own = [project, city, source, campaign, status]
  return own.some((text) => text !== undefined && !isNot(text))
}

/** An index holds all columns that a search compares (db/migrations/0047-lead-looks-within.sql, 0054). */
export function isCovered(scope: Scope): boolean {
  const { city, source, campaign, project, status, agent, followUp, heat, visit } = scope.filter
  const { budget, bhk, place, purpose } = scope.filter
  const beyond = [source, campaign, followUp, heat, visit, budget, bhk, place, purpose]
  const isBeyond = beyond.some((text) => text !== undefined)
  if (!isIndexed(scope) || isBeyond || scope.ids) return false
  const isOwn = agent !== undefined || !canSeeAllLeads(scope.viewer)
  return [project, city, status].filter((text) => text !== undefined).length + Number(isOwn) === 1
}

export function isNarrowed(scope: Scope): boolean {
  const { from, to } = scope.filter
  return isIndexed(scope) || Boolean(from ?? to)
}

type Condition = (text: string, rows: string, viewer: Viewer) => RawBuilder<unknown>

const conditions: Record<FilterName, Condition> = {
  status: (text, rows) => isOrNot(sql.ref(`${rows}.status`), text),
  followUp: followUpIs,
  heat: (_, rows) => sql`${sql.ref(`${rows}.heat`)} is not null`,
  visit: (text, rows) => sql`${sql.ref(`${rows}.id`)} in (select lead_id from visits
    where status in ('asked', 'confirmed') and starts_at >= ${startOf(text)}
      and starts_at < ${startOf(text)} + interval '1 day')`,
  agent(text, rows, { id }) {
    const owner = sql.ref(`${rows}.owner_id`)
    if (text === 'none') return sql`${owner} is null`
    return sql`${owner} = ${text === 'me' ? id : text}`
  },
  project: (text, rows) => ofProject(sql.ref(`${rows}.project_id`), text),
  city: (text, rows) =>
    isOrNot(sql.ref(`${rows}.city`), text, cityName(without(text), knownProjects)),
  budget: (text, rows) => isRequired(rows, budgetIs(text)),
  bhk: (text, rows) => isRequired(rows, sql`bedrooms @> ${[Number(text)]}::smallint[]`),
  place: (text, rows) =>
    isRequired(rows, sql`places @> ${[cityName(text, knownProjects)]}::text[]`),
  purpose: (text, rows) => isRequired(rows, sql`purpose = ${text}`),
  source: (text, rows) => isOrNot(sql`lead_source(${sql.ref(`${rows}.campaign`)})`, text),
  campaign: (text, rows) =>
    isOrNot(sql`lower(${sql.ref(`${rows}.campaign`)} #>> '{last,utm_campaign}')`, text),
  from: (text, rows) => sql`${sql.ref(`${rows}.created_at`)} >= ${startOf(text)}`,
  to: (text, rows) => sql`${sql.ref(`${rows}.created_at`)} < ${startOf(text)} + interval '1 day'`,
}

/** Indexes hold them (0055-next-steps.sql, 0078-added-leads.sql). */
function followUpIs(text: string, rows: string): RawBuilder<unknown> {
  const at = sql.ref(`${rows}.follow_up_at`)
  const status = sql.ref(`${rows}.status`)
  if (text === 'overdue') return sql`${at} < now()`
  if (text === TODAY)
    return sql`(${at} >= ${startOf(TODAY)} and ${at} < ${startOf(TODAY)} + interval '1 day')`
  return sql`(${at} is null and ${status} not in ('won', 'lost')
    and not (${status} = 'new' and ${sql.ref(`${rows}.first_contact_at`)} is null))`
}

/** By the confirmed requirement of the enquiry. */
function isRequired(rows: string, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${sql.ref(`${rows}.id`)} in (select lead_id from requirements where ${condition})`
}

/** As `overlaps`; a requirement without a budget has none. */
function budgetIs(text: string): RawBuilder<unknown> {
  const { from = 0, to }: Range =
    new Map<string, Range>(Object.entries(budgetBands)).get(text) ?? {}
  return sql`num_nulls(budget_from, budget_to) < 2 and greatest(coalesce(budget_from, 0), ${from}::bigint)
    < least(budget_to, ${to ?? null}::bigint, ${MAX_RUPEES}::bigint)`
}

/** No budget is larger. */
const MAX_RUPEES = 1e13

function isOrNot(
  value: RawBuilder<unknown>,
  text: string,
  term: string | number = without(text).toLowerCase(),
): RawBuilder<unknown> {
  return isNot(text) ? sql`${value} is distinct from ${term}` : sql`${value} = ${term}`
}

/** By any address that the project has or had; unknown projects match no lead. */
function ofProject(id: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const project = knownProjects.atSlug(without(text).toLowerCase())
  return isOrNot(id, text, project?.id ?? NO_PROJECT)
}

const NO_PROJECT = -1

/** Midnight in Asia/Kolkata. */
function startOf(day: string): RawBuilder<unknown> {
  if (day === TODAY)
    return sql`(date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata')`
  return sql`${`${day}T00:00:00+05:30`}::timestamptz`
}
