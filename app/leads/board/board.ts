import type { DashboardLead } from '#app/leads/search/lead-search.ts'
import type { LeadStatus, LostReason } from '#app/leads/status/lead-status.ts'

/** Leads of a status, newest first; `count` goes up to one more than `MAX_COUNT`. */
export type BoardColumn = { status: LeadStatus; count: number; leads: readonly DashboardLead[] }

/** Cards of a column; what lies below is in the list. */
export const MAX_CARDS = 100
export const MAX_COUNT = 1000

/** Where a card goes: a lost lead has its reason. */
export type Move = { status: LeadStatus; lostReason?: LostReason }

export function columnCount(count: number): string {
  return count > MAX_COUNT ? `${MAX_COUNT.toLocaleString('en-IN')}+` : count.toLocaleString('en-IN')
}

/** The columns with `moved` cards on top of their new ones, until the server has them there. */
export function withMoves(
  columns: readonly BoardColumn[],
  moved: ReadonlyMap<string, LeadStatus>,
): BoardColumn[] {
  if (moved.size === 0) return [...columns]
  const cards = new Map(columns.flatMap(({ leads }) => leads.map((lead) => [lead.id, lead])))
  return columns.map(({ status, count, leads }) => {
    const staying = leads.filter(({ id }) => (moved.get(id) ?? status) === status)
    const there = new Set(staying.map(({ id }) => id))
    const coming = [...moved].flatMap(([id, to]) => {
      const card = to === status && !there.has(id) ? cards.get(id) : undefined
      return card ? [card] : []
    })
    return {
      status,
      count: count + coming.length - (leads.length - staying.length),
      leads: [...coming, ...staying],
    }
  })
}
