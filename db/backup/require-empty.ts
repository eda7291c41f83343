import type { Client } from 'pg'

import { BackupRefusal } from './archive.ts'
import { quoted } from './tables.ts'

/** What people wrote: where one of these has a row, the database is in use. */
const WRITTEN = [
  'leads',
  'staff_users',
  'record',
  'contact_intents',
  'listing_versions',
  'word_versions',
]

/**
 * Makes room for a backup: a database without tables, or one that a first start made and nobody has
 * written into. Throws a `BackupRefusal` for any other, and where somebody else is connected.
 */
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
  // One that an older version started lacks what came later.
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
  // The queue of a database in which nobody has written holds nothing either.
  await client.query(
    'drop schema if exists pgboss cascade; drop schema public cascade; create schema public; grant usage on schema public to public',
  )
}
