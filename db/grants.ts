import type { Client } from 'pg'

const ADDED_ONLY = [
  'audit_log',
  'privacy_events',
  'backups',
  'project_versions',
  'project_publications',
  'fact_changes',
  'page_versions',
  'page_publications',
] as const

/** Grants rows of current and later tables; migrations are read only, append-only tables insert only. No effect for the owner. */
export async function grantRows(owner: Client, role: string): Promise<void> {
  const { rows } = await owner.query<{ is_same: boolean; quoted: string }>(
    'select current_user = $1 as is_same, quote_ident($1) as quoted',
    [role],
  )
  const [found] = rows
  if (!found || found.is_same) return
  const { quoted } = found
  await owner.query(`grant usage on schema public to ${quoted};
    grant select, insert, update, delete on all tables in schema public to ${quoted};
    grant usage, select on all sequences in schema public to ${quoted};
    revoke insert, update, delete on schema_migrations from ${quoted};
    alter default privileges in schema public
      grant select, insert, update, delete on tables to ${quoted};
    alter default privileges in schema public grant usage, select on sequences to ${quoted}`)
  await grantJobs(owner, quoted)
  for (const table of ADDED_ONLY) {
    const { rowCount } = await owner.query('select where to_regclass($1) is not null', [table])
    if (rowCount) await owner.query(`revoke update, delete, truncate on ${table} from ${quoted}`)
  }
}

/** The queue has a schema of its own (migration 0027), and workers create none. */
async function grantJobs(owner: Client, quoted: string): Promise<void> {
  const { rowCount } = await owner.query("select where to_regnamespace('pgboss') is not null")
  if (!rowCount) return
  await owner.query(`grant usage on schema pgboss to ${quoted};
    grant select, insert, update, delete on all tables in schema pgboss to ${quoted};
    alter default privileges in schema pgboss
      grant select, insert, update, delete on tables to ${quoted}`)
}
