import type { Touch } from '#app/enquiries/submit/campaign.ts'
import type { LeadCode } from '#app/leads/contact-clicks/lead-codes.server.ts'
import type { PersonRecord } from '#app/leads/duplicates/person-record.ts'
import type { DashboardLead } from '#app/leads/search/lead-search.ts'
import type { LeadRequirement } from '#app/leads/requirement/lead-requirement.ts'
import type { ChangeKind } from '#app/leads/status/lead-facts.ts'
import type { Abroad } from '#app/leads/status/their-clock.ts'
import type { LeadVisitRow } from '#app/leads/visits/lead-visit.ts'
import type { Waited } from '#app/staff/working-hours/waited.ts'
import type { WorkCalendar } from '#app/staff/working-hours/working-time.ts'

/** One line of a lead's history; `at` is ISO 8601. */
export type HistoryLine = {
  id: string
  changeSetId: string
  kind: ChangeKind
  was: string | null
  became: string | null
  /** Null for the server. */
  by: string | null
  at: string
  isUndoing: boolean
  /** Set on the first line of a change only. */
  mayUndo: boolean
}

export type HistoryPage = {
  history: readonly HistoryLine[]
  /** The line it ends before; null for the newest page. */
  before: string | null
  /** The line that the next page ends before; null for the last page. */
  older: string | null
}

export type LeadRecord = StoredLead & {
  readers: readonly { name: string; since: string }[]
  visits: readonly LeadVisitRow[]
  requirement: LeadRequirement
}

/** An `isNew` agent has never signed in, and gets no leads. */
export type LeadPerson = { id: string; name: string; isNew: boolean }

export type StoredLead = HistoryPage & {
  lead: DashboardLead
  /** Until the first contact, or until now while it is due; null where no call is due. */
  waited: Waited | null
  first: Touch
  last: Touch
  codes: readonly LeadCode[]
  person: PersonRecord
  /** Of the lead's agent; of the viewer for an unassigned lead. */
  calendar: WorkCalendar
  people: readonly LeadPerson[]
  /** Null for a phone of India. */
  abroad: Abroad | null
  /** ISO 8601. */
  at: string
}
