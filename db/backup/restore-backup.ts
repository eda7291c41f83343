import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import { Client } from 'pg'
import type { z } from 'zod'

import { grantRows } from '#db/grants.ts'
import { applyWithin, migrate, MIGRATION_LOCK, readMigrations } from '#db/migrate.ts'

import {
  archiveEnd,
  archiveHead,
  BackupRefusal,
  END,
  FILES,
  HEAD,
  backupFileName,
  requireShort,
  TABLES,
  type ArchiveEnd,
  type ArchiveHead,
  type BackupFile,
} from './archive.ts'
import { bare, countStored, loadRows } from './load-rows.ts'
import { readAbout, unseal, type Key } from './seal.ts'
import { listTables, quoted, useCanonicalText } from './tables.ts'

type Entries = ReadableStreamAsyncIterator<ParsedTarEntry | undefined>

type Options = {
  ownerUrl: string
  application: string
  key: Key
  keep: (file: BackupFile) => Promise<void>
  onBytes?: ((done: number, total: number) => void) | undefined
  onStep?: ((step: string) => void) | undefined
}

/** `migrated` lists later migrations; `owners` are accounts to verify, since an altered backup may add one. */
export type Restored = {
  end: ArchiveEnd
  rows: number
  madeAt: string
  migrated: string[]
  owners: string[]
}

/** Restores and verifies in one transaction, then migrates. Throws a `BackupRefusal` for a used database or a bad backup. */
export async function restoreBackup(path: string, options: Options): Promise<Restored> {
  const client = new Client({ connectionString: options.ownerUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    const { head, end } = await restoreWithin(client, path, options).catch(refuse)
    await client.query('commit')
    await client.query('vacuum (analyze)')
    const migrated = await migrate(options.ownerUrl, { application: options.application })
    const rows = end.tables.reduce((sum, table) => sum + table.rows, 0)
    return { end, rows, madeAt: head.madeAt, migrated, owners: await ownersIn(client) }
  } finally {
    await client.end()
  }
}

/** Turns errors of reading and of PostgreSQL into a sentence for the command. */
function refuse(cause: unknown): never {
  if (cause instanceof BackupRefusal) throw cause
  const why = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : ''
  throw new BackupRefusal(
    `The backup cannot be restored: it is damaged, or someone changed it (${why}). Nothing was restored.`,
    { cause },
  )
}

async function ownersIn(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ owner: string }>(
    `select concat(name, ' (', phone, ')') as owner from staff_users
     where role = 'owner' order by created_at`,
  )
  return rows.map(({ owner }) => owner)
}

async function restoreWithin(
  client: Client,
  path: string,
  { key, keep, application, onBytes = () => {}, onStep = () => {} }: Options,
): Promise<{ head: ArchiveHead; end: ArchiveEnd }> {
  await useCanonicalText(client)
  await client.query("set local maintenance_work_mem = '256MB'")
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await requireEmpty(client)
  const { entries, isSealed, bytesRead } = await readEntries(path, key)
  const { size } = await stat(path)
  const onEntry = () => onBytes(bytesRead(), size)
  const head = await parse((await entries.next()).value, HEAD, archiveHead)
  await applyWithin(client, await migrationsOf(head))
  const tables = await tablesOf(client, head)
  const putBack = await bare(client)
  const end = await load(client, entries, { head, keep, isSealed, onEntry })
  onBytes(size, size)
  if (end.tables.length !== tables.size) throw new BackupRefusal('The backup lacks tables.')
  onStep('Comparing every row …')
  for (const { name, rows, sha256 } of end.tables) {
    const stored = await countStored(client, tables.get(name) ?? '')
    if (stored.rows === rows && stored.sha256 === sha256) continue
    throw new BackupRefusal(
      `The table ${name} came back with ${stored.rows} rows where ${rows} were backed up, or other ones. Nothing was restored.`,
    )
  }
  for (const { name, last, isCalled } of end.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), last, isCalled])
  }
  onStep('Making the indexes …')
  await putBack()
  await grantRows(client, application)
  return { head, end }
}

async function readEntries(
  path: string,
  key: Key,
): Promise<{ entries: Entries; isSealed: boolean; bytesRead: () => number }> {
  const stream = createReadStream(path, { highWaterMark: 256 * 1024 })
  const file = Readable.toWeb(stream)
  const { isSealed } = await readAbout(path)
  const packed = Readable.fromWeb(isSealed ? await unseal(file, key) : file)
  const plain = packed.pipe(createZstdDecompress())
  packed.on('error', (error) => plain.destroy(error))
  const decoded = Readable.toWeb(plain).pipeThrough(createTarDecoder({ strict: true }))
  return { entries: decoded.values(), isSealed, bytesRead: () => stream.bytesRead }
}

async function migrationsOf(head: ArchiveHead) {
  const known = await readMigrations()
  const had = new Map(head.migrations.map(({ name, checksum }) => [name, checksum]))
  const foreign = head.migrations.filter(
    ({ name, checksum }) => known.find((one) => one.name === name)?.checksum !== checksum,
  )
  if (foreign.length > 0) {
    throw new BackupRefusal(
      `The backup was made by a newer or another version (${head.product}, with ${foreign.map(({ name }) => name).join(', ')}). Bring this product to that version first.`,
    )
  }
  return known.filter(({ name }) => had.has(name))
}

async function tablesOf(client: Client, head: ArchiveHead): Promise<Map<string, string>> {
  const tables = await listTables(client)
  const here = JSON.stringify(tables.map(({ name, columns }) => ({ name, columns })))
  if (here !== JSON.stringify(head.tables)) {
    throw new BackupRefusal(
      'The backup’s tables do not match its migrations: someone changed the database by hand.',
    )
  }
  return new Map(tables.map(({ name, select }) => [name, select]))
}

type Loading = {
  head: ArchiveHead
  keep: Options['keep']
  isSealed: boolean
  onEntry: () => void
}

async function load(
  client: Client,
  entries: Entries,
  { head, keep, isSealed, onEntry }: Loading,
): Promise<ArchiveEnd> {
  const columns = new Map(head.tables.map((table) => [table.name, table.columns]))
  const files: ArchiveEnd['files'] = []
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    if (next.value === undefined) continue
    onEntry()
    const { header, body } = next.value
    if (header.name === END) {
      const end = await parse(next.value, END, archiveEnd)
      if (JSON.stringify(files) === JSON.stringify(end.files)) return end
    } else if (header.name.startsWith(TABLES)) {
      const name = header.name.slice(TABLES.length).replace(/\/[^/]*$/, '')
      await loadRows(client, name, columns.get(name) ?? [], body)
    } else if (header.name.startsWith(FILES)) {
      const name = backupFileName(header.name, isSealed)
      requireShort(header)
      const bytes = new Uint8Array(await new Response(body).arrayBuffer())
      files.push({ name, bytes: bytes.length, sha256: sha256Of(bytes) })
      await keep({ name, bytes })
    } else {
      await body.cancel()
    }
  }
  throw new BackupRefusal('The backup is cut off. Nothing was restored.')
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const NOT_OURS = 'This is not a backup of Northlight.'

async function parse<Shape>(
  entry: ParsedTarEntry | undefined,
  name: string,
  shape: z.ZodType<Shape>,
): Promise<Shape> {
  if (entry?.header.name !== name) throw new BackupRefusal(NOT_OURS)
  requireShort(entry.header)
  const value: unknown = await new Response(entry.body).json().catch(() => undefined)
  const read = shape.safeParse(value)
  if (!read.success) throw new BackupRefusal(NOT_OURS)
  return read.data
}

const WRITTEN = [
  'leads',
  'staff_users',
  'audit_log',
  'contact_intents',
  'project_versions',
  'page_versions',
]

/** Throws a `BackupRefusal` unless the database is unused and without other connections. */
async function requireEmpty(client: Client): Promise<void> {
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
