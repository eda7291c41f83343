import type { Touch } from '#app/enquiries/submit/campaign.ts'
import type { LeadCode } from '#app/leads/contact-clicks/lead-codes.server.ts'
import type { PersonRecord } from '#app/leads/duplicates/person-record.ts'
import type { DeskLead } from '#app/leads/search/lead-search.ts'
import type { ChangeKind } from '#app/leads/status/lead-facts.ts'
import type { ShownLeadVisit } from '#app/leads/visits/lead-visit.ts'
import type { Waited } from '#app/staff/working-hours/waited.ts'
import type { WorkCalendar } from '#app/staff/working-hours/working-time.ts'

/** One line of a lead's history: who did what, when, from what to what. Moments are ISO 8601. */
export type HistoryLine = {
  id: string
  act: string
  kind: ChangeKind
  was: string | null
  became: string | null
  /** Whoever did it; null for the desk itself. */
  by: string | null
  at: string
  /** Whether it takes back what was done before. */
  isUndoing: boolean
  /** Whether whoever looks may take it back from here; said once of an act. */
  mayUndo: boolean
}

/** A part of a lead's history, the newest line first. */
export type HistoryPage = {
  history: readonly HistoryLine[]
  /** The line that it ends before; null where it begins with the newest. */
  before: string | null
  /** The line that the next part ends before; null where there is none. */
  older: string | null
}

/** Everything the desk knows of one lead. */
export type LeadRecord = StoredLead & {
  /** Who else has it open, and since when. */
  readers: readonly { name: string; since: string }[]
  /** Its visits, the newest first. */
  visits: readonly ShownLeadVisit[]
}

/** Someone of the dashboard. Who `isNew` has never signed in, and is given no lead. */
export type LeadPerson = { id: string; name: string; isNew: boolean }

/** The same as it is stored. */
export type StoredLead = HistoryPage & {
  lead: DeskLead
  /**
   * How long it was from when it came to the first contact, or to now while that is owed. Null where nobody
   * was in touch and nobody owes it any more.
   */
  waited: Waited | null
  first: Touch
  last: Touch
  /** Codes of chat links that belong to it. */
  codes: readonly LeadCode[]
  /** Who sent it, as far as it is known. */
  person: PersonRecord
  /** When its agent, or whoever looks at one that nobody has, can call. */
  calendar: WorkCalendar
  /** Who may have it. */
  people: readonly LeadPerson[]
  /** The moment of all this. */
  at: string
}
