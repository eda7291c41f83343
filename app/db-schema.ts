import type { ColumnType, Generated } from 'kysely'

/** Table types; they mirror db/migrations. */
export type Database = {
  leads: LeadsTable
  lead_acceptances: LeadAcceptancesTable
  arrivals: ArrivalsTable
  sign_in_attempts: SignInAttemptsTable
  visits: VisitsTable
  contact_intents: ContactIntentsTable
}

type LeadsTable = {
  id: Generated<string>
  name: string
  /** 10 digits for India, E.164 for any other country. */
  phone: string
  /** ISO 3166-1 alpha-2. */
  phone_country: Generated<string>
  email: string
  message: string
  location: string
  page: string
  campaign: ColumnType<unknown, string, string>
  idempotency_key: string
  body_hash: string
  is_demo: Generated<boolean>
  /** `call`, `whatsapp` or `email`; null where the person did not say. */
  reach_by: ColumnType<string | null, string | null | undefined, never>
  /** `now`, `evening` or `weekend`. */
  reach_when: ColumnType<string | null, string | null | undefined, never>
  /** `address`, `phone` or `site`: which budget was used up; null for every lead of the list. */
  suspect: ColumnType<string | null, string | null | undefined, null>
  created_at: ColumnType<Date, Date | undefined, never>
}

type LeadAcceptancesTable = {
  lead_id: string
  suspected: string
  accepted_by: string | null
  accepted_at: ColumnType<Date, Date | undefined, never>
}

type ArrivalsTable = {
  /** `enquiry` or `contact`. */
  kind: string
  /** An IPv4 address, or the /64 of an IPv6 address. */
  address: string
  arrived_at: ColumnType<Date, Date | undefined, never>
}

type VisitsTable = {
  id: Generated<string>
  lead_id: string
  token: string
  /** Slug of the project. */
  project: string
  starts_at: Date
  created_at: ColumnType<Date, Date | undefined, never>
}

type ContactIntentsTable = {
  id: Generated<string>
  code: string
  kind: string
  /** Path of the page the link stood on. */
  page: string
  /** Slug of the project the page is about. */
  project: string | null
  campaign: ColumnType<unknown, string, never>
  created_at: ColumnType<Date, Date | undefined, never>
}

type SignInAttemptsTable = {
  id: Generated<string>
  phone: string
  address: string
  attempted_at: ColumnType<Date, Date | undefined, never>
}
