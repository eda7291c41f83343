import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'

import { createTarPacker } from 'modern-tar'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'

import {
  END,
  FILES,
  HEAD,
  TABLES,
  type ArchiveEnd,
  type ArchiveHead,
  type BackupFile,
} from './archive.ts'
import { rowCounter, wholeRows } from './count-rows.ts'
import { seal, type Key, type Lock } from './seal.ts'
import { listSequences, listTables, quoted, useCanonicalText, type Table } from './tables.ts'

type Packer = ReturnType<typeof createTarPacker>['controller']

export type Written = { bytes: number; sha256: string; rows: number; end: ArchiveEnd; key: Key }

type Options = {
  url: string
  product: string
  lock: Lock
  files: () => AsyncIterable<BackupFile>
  signal: AbortSignal
  onRows?: (done: number, total: number) => void
}

const PART_BYTES = 4_000_000

/** A consistent snapshot of all rows, with files, to `path`: a tar of COPY text, zstd, encrypted for the lock. */
export async function writeBackup(path: string, options: Options): Promise<Written> {
  const client = new Client({ connectionString: options.url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await useCanonicalText(client)
    const tables = await listTables(client)
    const head = await headOf(client, tables, options.product)
    const { readable, controller } = createTarPacker()
    const sealed = await seal(options.lock, head)
    const packed = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
    // pipeline destroys both sides on an error.
    const stored = store(path, Readable.fromWeb(readable), packed, sealed?.encrypt, options.signal)
    const { files, onRows = () => {} } = options
    const total = await countAll(client, tables)
    const onRead = (rows: number) => onRows(rows, total)
    const filled = fill(controller, client, { head, tables, files, onRead })
    filled.catch((error: unknown) => controller.error(error))
    const [outcome, { bytes, sha256 }] = await Promise.all([filled, stored])
    const rows = outcome.tables.reduce((sum, table) => sum + table.rows, 0)
    return { bytes, sha256, rows, end: outcome, key: sealed?.key ?? [] }
  } finally {
    await client.end()
  }
}

async function headOf(client: Client, tables: Table[], product: string): Promise<ArchiveHead> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return {
    format: 1,
    product,
    madeAt: new Date().toISOString(),
    postgres: rows[0]?.server_version ?? '',
    migrations,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  }
}

async function countAll(client: Client, tables: readonly Table[]): Promise<number> {
  let total = 0
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${quoted(name)}`)
    total += Number(rows[0]?.count ?? 0)
  }
  return total
}

type Content = {
  head: ArchiveHead
  tables: Table[]
  files: Options['files']
  onRead: (rows: number) => void
}

async function fill(packer: Packer, client: Client, content: Content): Promise<ArchiveEnd> {
  const end: ArchiveEnd = { tables: [], sequences: [], files: [] }
  await add(packer, HEAD, jsonBytes(content.head))
  let done = 0
  for (const table of content.tables) {
    const counter = rowCounter()
    const rows = client.query(copyTo(`copy (${table.select}) to stdout`))
    let part = 0
    for await (const bytes of wholeRows(rows, PART_BYTES)) {
      counter.add(bytes)
      part += 1
      await add(packer, `${TABLES}${table.name}/${String(part).padStart(6, '0')}.copy`, bytes)
      content.onRead(done + counter.rows())
    }
    done += counter.rows()
    end.tables.push({ name: table.name, ...counter.result() })
  }
  end.sequences = await readSequences(client)
  for await (const { name, bytes } of content.files()) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    end.files.push({ name, bytes: bytes.length, sha256 })
    await add(packer, FILES + name, bytes)
  }
  await add(packer, END, jsonBytes(end))
  packer.finalize()
  return end
}

/** Sequences ignore transactions: read after the rows, they are never behind them. */
async function readSequences(client: Client): Promise<ArchiveEnd['sequences']> {
  const sequences: ArchiveEnd['sequences'] = []
  for (const name of await listSequences(client)) {
    const { rows } = await client.query<{ last: string; is_called: boolean }>(
      `select last_value::text as last, is_called from ${quoted(name)}`,
    )
    const [row] = rows
    if (row) sequences.push({ name, last: row.last, isCalled: row.is_called })
  }
  return sequences
}

async function add(packer: Packer, name: string, bytes: Uint8Array): Promise<void> {
  const writer = packer.add({ name, size: bytes.length, type: 'file', mode: 0o600 }).getWriter()
  await writer.write(bytes)
  await writer.close()
}

function jsonBytes(value: object): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}

type Encrypt = NonNullable<Awaited<ReturnType<typeof seal>>>['encrypt']

async function store(
  path: string,
  plain: Readable,
  packed: ReturnType<typeof createZstdCompress>,
  encrypt: Encrypt | undefined,
  signal: AbortSignal,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  const watched = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  const file = createWriteStream(path, { mode: 0o600, flush: true })
  if (encrypt) {
    const joined = pipeline(plain, packed, { signal })
    const closed = await encrypt(Readable.toWeb(packed))
    await Promise.all([joined, pipeline(Readable.fromWeb(closed), watched, file, { signal })])
  } else {
    await pipeline(plain, packed, watched, file, { signal })
  }
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') }
}
