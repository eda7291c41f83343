import { TODAY, type LeadFilter } from '#app/leads/search/lead-filter.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'

/** The ready-made filters of the leads list, in display order. */
export const leadViews = {
  all: { name: listTexts.all, filter: {} },
  mine: { name: listTexts.mine, filter: { agent: 'me' } },
  fresh: { name: listTexts.fresh, filter: { status: 'new' } },
  today: { name: listTexts.today, filter: { from: TODAY } },
  overdue: {
    name: listTexts.followUps.overdue,
    filter: { followUp: 'overdue' },
  },
  dueToday: { name: listTexts.followUps.today, filter: { followUp: TODAY } },
  noFollowUp: { name: listTexts.followUps.none, filter: { followUp: 'none' } },
  hot: { name: listTexts.hot, filter: { heat: 'hot' } },
  visitsToday: { name: listTexts.visitsToday, filter: { visit: TODAY } },
  unassigned: { name: listTexts.unassigned, filter: { agent: 'none' } },
} as const satisfies Record<string, { name: string; filter: LeadFilter }>

/** A saved filter of one staff member; `search` is the list's query string. */
export type OwnView = { id: string; name: string; search: string }

/** Characters. */
export const MAX_VIEW_NAME = 40
/** Of one staff member. */
export const MAX_VIEWS = 20

export type ViewName = keyof typeof leadViews
export type ViewCounts = Partial<Record<ViewName, number>>

export const viewNames = Object.keys(leadViews).filter((name): name is ViewName =>
  Object.hasOwn(leadViews, name),
)

/** Larger views show this number and a plus. */
export const MAX_VIEW_COUNT = 99

/** Empty while it is not known. */
export function viewCountText(count: number | undefined): string {
  if (count === undefined) return ''
  return count > MAX_VIEW_COUNT ? `${MAX_VIEW_COUNT}+` : String(count)
}
