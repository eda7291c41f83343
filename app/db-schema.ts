import type { ColumnType, Generated } from 'kysely'

/** Table types; they mirror db/migrations. */
export type Database = {
  leads: LeadsTable
  sign_in_attempts: SignInAttemptsTable
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
  created_at: ColumnType<Date, Date | undefined, never>
}

type SignInAttemptsTable = {
  id: Generated<string>
  phone: string
  address: string
  attempted_at: ColumnType<Date, Date | undefined, never>
}
