import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Client, Pool } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'

import { grantRows } from './grants.ts'

export type Migration = { name: string; checksum: string; sql: string }

/** Arbitrary, but the same in every process. */
export const MIGRATION_LOCK = 7_310_021

const CREATE_HISTORY = `create table schema_migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`

export function migrationsFolder(): string {
  return resolve('db/migrations')
}

export function roleOf(url: string): string {
  return decodeURIComponent(new URL(url).username)
}

export async function migrationNames(folder = migrationsFolder()): Promise<string[]> {
  const files = await readdir(folder)
  return files.filter((file) => file.endsWith('.sql')).toSorted()
}

type Options = {
  folder?: string
  application?: string | undefined
  mustExist?: boolean
}

/** Applies missing migrations as the owner; throws for an encoding other than UTF-8, and when an applied one has changed. */
export async function migrate(
  ownerUrl: string,
  { folder = migrationsFolder(), application, mustExist = false }: Options = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new Client({ connectionString: ownerUrl })
  client.on('error', () => {})
  await connectClient(client)
  try {
    await requireUtf8(client)
    if (mustExist && !(await hasHistory(client)))
      throw noSite(`the database ${client.database} at ${client.host} is empty`)
    await withMigrationLock(client, () => createHistory(client))
    const applied = await applyMissing(client, migrations)
    await migratePgBoss(client, ownerUrl)
    if (application) await withMigrationLock(client, () => grantRows(client, application))
    return applied
  } finally {
    await client.end()
  }
}

export async function readMigrations(folder = migrationsFolder()): Promise<Migration[]> {
  const names = await migrationNames(folder)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(resolve(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

export function noSite(reason: string): Error {
  return new Error(
    `There is no site here: ${reason}.\n` +
      'Name the folder of your site: DATA_DIR=/path/to/data bin/northlight … (or the DATABASE_URL of its database).\n' +
      'To create a new site here, add --new, or start it: npm start',
  )
}

async function requireUtf8(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding')
  const encoding = rows[0]?.server_encoding
  if (encoding === 'UTF8') return
  throw new Error(
    `DATABASE_URL names a database whose encoding is ${encoding}. Names and messages need UTF8: ` +
      `create it with "create database northlight encoding 'UTF8' template template0".`,
  )
}

/** Names the database, because system errors omit it. */
async function connectClient(client: Client): Promise<void> {
  try {
    await client.connect()
  } catch (error) {
    const all = error instanceof AggregateError ? error.errors : [error]
    const reasons = all.map((one: unknown) => (one instanceof Error ? one.message : String(one)))
    throw new Error(
      `The database at ${client.host} cannot be used (${reasons.join('; ')}). Check DATABASE_URL.`,
      { cause: error },
    )
  }
}

async function hasHistory(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('schema_migrations') is not null as found",
  )
  return rows[0]?.found ?? false
}

/** One process at a time; the lock ends with each transaction, because a pooler may lend the connection elsewhere. */
async function withMigrationLock<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function createHistory(client: Client): Promise<void> {
  if (!(await hasHistory(client))) await client.query(CREATE_HISTORY)
}

async function applyMissing(client: Client, migrations: Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const changed = migrations.filter(
    ({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum,
  )
  if (changed.length > 0) {
    throw new Error(
      `These migrations changed after they were applied: ${changed.map(({ name }) => name).join(', ')}. ` +
        'Restore them, and write a new migration instead.',
    )
  }
  const done: string[] = []
  for (const migration of migrations.filter(({ name }) => !applied.has(name)))
    if (await applyOne(client, migration)) done.push(migration.name)
  return done
}

export async function applyWithin(client: Client, migrations: Migration[]): Promise<void> {
  await createHistory(client)
  for (const { name, checksum, sql } of migrations) {
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ])
  }
}

async function applyOne(client: Client, migration: Migration): Promise<boolean> {
  const { name } = migration
  try {
    return await withMigrationLock(client, async () => {
      const found = await client.query('select from schema_migrations where name = $1', [name])
      if (found.rowCount) return false
      await applyWithin(client, [migration])
      return true
    })
  } catch (error) {
    throw new Error(
      `The migration ${name} failed: ${error instanceof Error ? error.message : ''}`,
      {
        cause: error,
      },
    )
  }
}

const POLL_MS = 200
const UNDER_WAY: ReadonlySet<string> = new Set(['pending', 'in_progress'])

/** Lets pg-boss bring its own schema to its version, as the owner; waits for indexes that it builds afterwards. */
async function migratePgBoss(owner: Client, ownerUrl: string): Promise<void> {
  const { rowCount } = await owner.query("select where to_regnamespace('pgboss') is not null")
  if (!rowCount) return
  const { PgBoss } = await import('pg-boss')
  const pool = new Pool({ connectionString: ownerUrl, max: 2 })
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    createSchema: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
  })
  const failed = new Promise<never>((_, reject) => boss.on('error', reject))
  // A failure after the last wait belongs to no one.
  failed.catch(() => {})
  try {
    await boss.start()
    while ((await boss.getBamStatus()).some(({ status }) => UNDER_WAY.has(status)))
      await Promise.race([sleep(POLL_MS), failed])
  } finally {
    await boss.stop({ graceful: false, close: false })
    await pool.end()
  }
}
