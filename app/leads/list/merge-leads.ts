import { isNewest, NEWEST, type LeadSort } from '#app/leads/search/lead-filter.ts'
import type { DashboardLead } from '#app/leads/search/lead-search.ts'
import { sorted } from '#app/lib/lists.ts'

import type { LeadList } from './lead-list.ts'

/** `unseen` came since and have no known position; `changed` and `left` hold updates since the read. */
export type KnownList = LeadList & {
  unseen: number
  changed: readonly DashboardLead[]
  left: readonly string[]
}

/** Recent updates kept for searches that found the leads before. */
const MAX_CHANGES = 500

export function knownList(list: LeadList): KnownList {
  return { ...list, unseen: 0, changed: [], left: [] }
}

export function joinLeads(known: KnownList, part: LeadList, sort: LeadSort = NEWEST): KnownList {
  if (part.part === 'newest') return knownList(part)
  if (part.part === 'older') {
    return { ...known, ...part, mark: known.mark, leads: mergeOlder(known.leads, part.leads) }
  }
  const isNewestFirst = isNewest(sort)
  const leads = withoutRemoved(known.leads, part.gone)
  const ids = new Set(leads.map(({ id }) => id))
  const added = part.leads.filter(({ id }) => !ids.has(id))
  const joined = isNewestFirst
    ? mergeNewest(leads, part.leads, known.older === null)
    : replaceLeads(leads, part.leads)
  const unseen = known.unseen + (isNewestFirst ? 0 : added.length)
  const changed = mergeLeads(known.changed, part.leads).slice(0, MAX_CHANGES)
  const back = new Set(part.leads.map(({ id }) => id))
  const left = [...part.gone, ...known.left].filter((id) => !back.has(id)).slice(0, MAX_CHANGES)
  const remaining = withoutRemoved(changed, left)
  return { ...part, older: known.older, leads: joined, unseen, changed: remaining, left }
}

/** Returns the list itself where nothing changes; keeps why a search found a lead. */
export function replaceLeads(
  known: readonly DashboardLead[],
  fresh: readonly DashboardLead[],
): readonly DashboardLead[] {
  const byId = new Map(fresh.map((lead) => [lead.id, lead]))
  if (!known.some(({ id }) => byId.has(id))) return known
  return known.map((lead) => {
    const { reasons } = lead
    const now = byId.get(lead.id) ?? lead
    return reasons && now !== lead ? { ...now, reasons } : now
  })
}

/** Merges two lists, newest first; the newer copy wins. Returns `known` where it has everything. */
export function mergeLeads(
  known: readonly DashboardLead[],
  newer: readonly DashboardLead[],
): readonly DashboardLead[] {
  const ids = new Set(newer.map(({ id }) => id))
  // Only the start can overlap `newer`; the rest may be very long.
  const head = known.slice(0, newer.length).filter(({ id }) => ids.has(id))
  if (head.length === newer.length) return known
  return [...newer, ...known.filter(({ id }) => !ids.has(id))]
}

function mergeOlder(
  known: readonly DashboardLead[],
  older: readonly DashboardLead[],
): readonly DashboardLead[] {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...older.filter(({ id }) => !ids.has(id))]
}

/** A changed lead older than all loaded ones appears when scrolled to. */
function mergeNewest(
  known: readonly DashboardLead[],
  changed: readonly DashboardLead[],
  isWhole: boolean,
): readonly DashboardLead[] {
  if (changed.length === 0) return known
  const last = known.at(-1)
  const ids = new Set(known.map(({ id }) => id))
  const added = changed.filter(
    (lead) => !ids.has(lead.id) && (isWhole || !last || isNewer(lead, last)),
  )
  const replaced = replaceLeads(known, changed)
  return added.length === 0
    ? replaced
    : sorted([...replaced, ...added], (one, other) => (isNewer(one, other) ? -1 : 1))
}

function isNewer(one: DashboardLead, other: DashboardLead): boolean {
  const [a, b] = [one.work.createdAt, other.work.createdAt]
  return a === b ? Number(one.id) > Number(other.id) : a > b
}

/** Returns the list itself where none is gone. */
export function withoutRemoved(
  known: readonly DashboardLead[],
  removed: readonly string[],
): readonly DashboardLead[] {
  const ids = new Set(removed)
  return known.some(({ id }) => ids.has(id)) ? known.filter(({ id }) => !ids.has(id)) : known
}
