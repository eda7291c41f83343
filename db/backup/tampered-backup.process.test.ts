import { createHash } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'

import { packTar, unpackTar, type ParsedTarEntryWithData } from 'modern-tar'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { clusterUrl } from '#db/embedded/cluster.ts'
import { startEmbedded, type EmbeddedDatabase } from '#db/embedded/embedded.ts'
import { applyWithin, readMigrations } from '#db/migrate.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { within } from '#test/helpers/site/within.ts'

import { archiveEnd, BackupRefusal, type ArchiveEnd, type BackupFile } from './archive.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const { folder, remove } = temporaryFolder()
const [honest, altered] = [join(folder, 'honest'), join(folder, 'altered')]
let server: EmbeddedDatabase
let kept: BackupFile[] = []
let rowsTold: number[] = []

const urlOf = (name: string) => clusterUrl(new URL(server.url).searchParams.get('host') ?? '', name)

beforeAll(async () => {
  chmodSync(folder, 0o755)
  server = await startEmbedded(join(folder, 'server'))
  await within(urlOf('postgres'), async (client) => {
    for (const name of ['source', 'target']) await client.query(`create database ${name}`)
  })
  await within(urlOf('source'), async (client) => {
    await client.query('begin')
    await applyWithin(client, await readMigrations())
    await client.query(`insert into leads (name, phone, email, message, idempotency_key, body_hash)
      values ('Asha', '9811100021', '', 'Price?', 'one', '')`)
    await client.query('commit')
  })
  await writeBackup(honest, {
    url: urlOf('source'),
    product: 'Northlight',
    lock: { recipients: [] },
    files,
    signal: new AbortController().signal,
    onRows: (...rows) => (rowsTold = rows),
  })
})
afterAll(async () => {
  await server.stop()
  remove()
})
beforeEach(() => {
  kept = []
})

async function* files() {
  yield { name: 'media/lodha-goa-0a1b.avif', bytes: Buffer.from('a picture') }
}

function restore(path: string) {
  return restoreBackup(path, {
    ownerUrl: urlOf('target'),
    application: 'northlight',
    key: [],
    keep: (file) => Promise.resolve(void kept.push(file)),
  })
}

type Change = (entries: ParsedTarEntryWithData[], end: ArchiveEnd) => void

async function alter(change: Change): Promise<void> {
  const entries = await unpackTar(zstdDecompressSync(readFileSync(honest)))
  const last = entries.pop()
  const end = archiveEnd.parse(JSON.parse(Buffer.from(last?.data ?? '').toString()))
  change(entries, end)
  const all = [...entries, entry('end.json', JSON.stringify(end))]
  const tar = await packTar(all.map(({ header, data }) => ({ header, body: data ?? '' })))
  writeFileSync(altered, zstdCompressSync(tar))
}

function entry(name: string, text: string | Buffer): ParsedTarEntryWithData {
  const data = Buffer.from(text)
  const header = { name, size: data.length, type: 'file', mode: 0o600, uid: 0, gid: 0 } as const
  return { header: { ...header, mtime: new Date(0), linkname: '' }, data }
}

function addFile(entries: ParsedTarEntryWithData[], end: ArchiveEnd, name: string, text: string) {
  entries.push(entry(`files/${name}`, text))
  const sha256 = createHash('sha256').update(text).digest('hex')
  end.files.push({ name, bytes: Buffer.byteLength(text), sha256 })
}

const marker = join(folder, 'was-here')
const ofLeads = ({ header }: ParsedTarEntryWithData) => header.name.startsWith('tables/leads/')

describe('an altered backup is refused, and nothing is restored', () => {
  const changes: [string, Change][] = [
    [
      'another name in a row',
      (entries) => {
        const rows = entries.find(ofLeads)
        if (rows?.data)
          rows.data = Buffer.from(Buffer.from(rows.data).toString().replace('Asha', 'Evil'))
      },
    ],
    ['rows of a table twice', (entries) => entries.push(...entries.filter(ofLeads))],
    ['a table less', (entries) => entries.splice(entries.findIndex(ofLeads), 1)],
    [
      'the secret that signs sessions',
      (entries, end) => addFile(entries, end, 'session-secret', 'known'),
    ],
    [
      'the address of another database',
      (entries, end) => addFile(entries, end, 'database-url', 'postgres://evil.test/x'),
    ],
    [
      'a table whose name is a statement',
      (entries) =>
        entries.push(entry(`tables/leads" from program 'touch ${marker}' --/1.copy`, 'x\n')),
    ],
    [
      'rows for a table of the system',
      (entries) => entries.push(entry('tables/pg_authid/1.copy', 'x\n')),
    ],
    [
      'a sequence that is none',
      (_, end) =>
        end.sequences.push({ name: "x'; drop table leads; --", last: '1', isCalled: true }),
    ],
    [
      'a file that unpacks to more than memory is for',
      (entries) => entries.push(entry('files/media/a.avif', Buffer.alloc(65 * 1024 * 1024))),
    ],
    ['another head', (entries) => (entries[0] = entry('backup.json', '{"format":9}'))],
    ['a head that is no JSON', (entries) => (entries[0] = entry('backup.json', '{'))],
    ['no head', (entries) => entries.shift()],
    ['nothing', (entries) => entries.splice(0)],
  ]

  test.each(changes)('with %s', async (_, change) => {
    await alter(change)
    await expect(restore(altered)).rejects.toThrow(BackupRefusal)
    await expectEmpty()
    expect(existsSync(marker)).toBe(false)
    expect(kept.map(({ name }) => name)).not.toContain('session-secret')
  })

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
    ['with another byte', (bytes: Buffer) => bytes.fill(bytes.readUInt8(900) ^ 1, 900, 901)],
    ['that is something else', () => Buffer.from('MZ not a backup')],
    ['of no length', () => Buffer.alloc(0)],
  ])('%s', async (_, change) => {
    writeFileSync(altered, change(readFileSync(honest)))
    await expect(restore(altered)).rejects.toThrow(BackupRefusal)
    await expectEmpty()
  })
})

test('the original backup restores, with progress and the owners’ accounts', async () => {
  await within(urlOf('postgres'), (client) => client.query('create database whole'))
  await alter(() => undefined)
  const received: unknown[] = []
  const restored = await restoreBackup(altered, {
    ownerUrl: urlOf('whole'),
    application: 'northlight',
    key: [],
    keep: (file) => Promise.resolve(void kept.push(file)),
    onBytes: (...bytes) => received.push(bytes),
    onStep: (step) => received.push(step),
  })
  expect(restored).toMatchObject({ owners: [] })
  expect(rowsTold).toEqual([restored.rows, restored.rows])
  const { size } = statSync(altered)
  expect(received.slice(-3)).toEqual([
    [size, size],
    'Comparing every row …',
    'Making the indexes …',
  ])
  expect(kept.map(({ name }) => name)).toEqual(['media/lodha-goa-0a1b.avif'])
})

async function expectEmpty(): Promise<void> {
  const { rowCount } = await within(urlOf('target'), (client) =>
    client.query(`select from pg_class where relnamespace = 'public'::regnamespace`),
  )
  expect(rowCount).toBe(0)
}
