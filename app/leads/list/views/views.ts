import { TODAY, type LeadFilter } from '#app/leads/search/lead-filter.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'

/** The ready-made filters of the leads list, in display order; `isCounted` where the number calls for work. */
export const leadViews = {
  all: { name: listTexts.all, filter: {}, isCounted: false },
  mine: { name: listTexts.mine, filter: { agent: 'me' }, isCounted: false },
  fresh: { name: listTexts.fresh, filter: { status: 'new' }, isCounted: true },
  today: { name: listTexts.today, filter: { from: TODAY }, isCounted: true },
  overdue: {
    name: listTexts.followUps.overdue,
    filter: { followUp: 'overdue' },
    isCounted: true,
  },
  dueToday: { name: listTexts.followUps.today, filter: { followUp: TODAY }, isCounted: true },
  noFollowUp: { name: listTexts.followUps.none, filter: { followUp: 'none' }, isCounted: true },
  hot: { name: listTexts.hot, filter: { heat: 'hot' }, isCounted: false },
  visitsToday: { name: listTexts.visitsToday, filter: { visit: TODAY }, isCounted: true },
  unassigned: { name: listTexts.unassigned, filter: { agent: 'none' }, isCounted: true },
} as const satisfies Record<string, { name: string; filter: LeadFilter; isCounted: boolean }>

/** A saved filter of one staff member; `search` is the list's query string. */
export type OwnView = { id: string; name: string; search: string }

/** Characters. */
export const MAX_VIEW_NAME = 40

export type ViewName = keyof typeof leadViews
export type ViewCounts = Partial<Record<ViewName, number>>

export const viewNames = Object.keys(leadViews).filter((name): name is ViewName =>
  Object.hasOwn(leadViews, name),
)

/** Larger views show this number and a plus. */
export const MAX_VIEW_COUNT = 99

/** Empty for none. */
export function viewCountText(count: number | undefined): string {
  if (!count) return ''
  return count > MAX_VIEW_COUNT ? `${MAX_VIEW_COUNT}+` : String(count)
}
