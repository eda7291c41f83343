import type { DashboardLead } from '#app/leads/search/lead-search.ts'
import type { Abroad } from '#app/leads/status/their-clock.ts'

/** `by` is null for the server, `at` ISO 8601. */
export type OfflineNote = { text: string; by: string | null; at: string }

/** What a device keeps of a lead. */
export type OfflineLead = Pick<
  DashboardLead,
  'id' | 'name' | 'phone' | 'location' | 'page' | 'message' | 'work'
> & { abroad: Abroad | null; notes: readonly OfflineNote[] }
