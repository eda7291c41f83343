import type { Client } from 'pg'

import { BackupRefusal } from './archive.ts'
import { quoted } from './tables.ts'

const WRITTEN = [
  'leads',
  'staff_users',
  'audit_log',
  'contact_intents',
  'project_versions',
  'page_versions',
]

/** Throws a `BackupRefusal` unless the database is unused and without other connections. */
export async function requireEmpty(client: Client): Promise<void> {
  const others = await client.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend'`,
  )
  if (others.rowCount) {
    throw new BackupRefusal(
      `Another program is connected to the database (${others.rowCount}). Stop the site first, wherever it runs.`,
    )
  }
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  )
  if (rows.length === 0) return
  const tables = new Set(rows.map(({ name }) => name))
  const isOurs = tables.has('schema_migrations') && tables.has('leads')
  // A database of an older version lacks later tables.
  for (const name of isOurs ? WRITTEN.filter((one) => tables.has(one)) : []) {
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`)
    if (rowCount) {
      throw new BackupRefusal(
        `The database is not empty (there are rows in ${name}), and a backup replaces nothing. ` +
          'Move the data folder away, or give another DATABASE_URL, and try again.',
      )
    }
  }
  if (!isOurs) {
    throw new BackupRefusal(
      'The database has tables of another product. Give this product its own database in DATABASE_URL.',
    )
  }
  await client.query(
    'drop schema if exists pgboss cascade; drop schema public cascade; create schema public; grant usage on schema public to public',
  )
}
