import { z } from 'zod'

import { dataPath } from '#db/data-folder.ts'

/** What a backup's first entry says: of which version it is, and how its tables are read. */
export const archiveHead = z.object({
  format: z.literal(1),
  product: z.string(),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
})
export type ArchiveHead = z.infer<typeof archiveHead>

/** What its last entry says: without it the file is not whole. `sha256` of a table is of its rows as COPY writes them. */
export const archiveEnd = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.int(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type ArchiveEnd = z.infer<typeof archiveEnd>

export const HEAD = 'backup.json'
export const END = 'end.json'
export const TABLES = 'tables/'
export const FILES = 'files/'

/** Its message is a sentence for the person who runs the command. */
export class BackupRefusal extends Error {}

/** A file of the data folder that a backup holds; `name` is its path in there. */
export type KeptFile = { name: string; bytes: Uint8Array }

/** Photographs and their list, which are in every backup. */
const PHOTOGRAPH = /^media\/(?:media\.json|[a-z\d-]+\.avif)$/

/** Signs sessions, opens what was sealed, tells people apart without naming them, and says who of them withdrew: in an encrypted backup alone. */
export const backupSecrets = ['sessionSecret', 'sealKey', 'privacySecret', 'withdrawals'] as const

const secretNames = new Set(backupSecrets.map((name) => dataPath('', name)))

/** The longest entry that is read whole, in bytes: a file of the data folder, or one of the archive's own lists. */
const MAX_ENTRY_BYTES = 64 * 1024 * 1024
/** The record of withdrawals grows for good: a million of them. */
const MAX_RECORD_BYTES = 512 * 1024 * 1024

/**
 * The name of a kept file as an entry of an archive says it. Throws a `BackupRefusal` for one that no backup
 * holds: anyone who can write where backups lie is not to write anywhere else, nor a secret that signs sessions.
 */
export function keptName(entry: string, isSealed: boolean): string {
  const name = entry.slice(FILES.length)
  if (PHOTOGRAPH.test(name) || (isSealed && secretNames.has(name))) return name
  throw new BackupRefusal(
    `The backup has a file named ${JSON.stringify(name.slice(0, 100))}, which no ${isSealed ? '' : 'unencrypted '}backup of Northlight has. Nothing was restored.`,
  )
}

/** Throws a `BackupRefusal` where an entry is longer than anything a backup holds whole: memory is not for it to fill. */
export function requireShort({ name, size }: { name: string; size: number }): void {
  const isRecord = name === FILES + dataPath('', 'withdrawals')
  if (size <= (isRecord ? MAX_RECORD_BYTES : MAX_ENTRY_BYTES)) return
  throw new BackupRefusal(
    `The backup has ${JSON.stringify(name.slice(0, 100))} of ${size} bytes, which no backup of Northlight has. Nothing was restored.`,
  )
}
