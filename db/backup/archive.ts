import { z } from 'zod'

import { dataPath } from '#db/data-folder.ts'

export const archiveHead = z.object({
  format: z.literal(1),
  product: z.string(),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
})
export type ArchiveHead = z.infer<typeof archiveHead>

/** The last entry, without which the file is incomplete; `sha256` is of the rows as COPY writes them. */
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

export type BackupFile = { name: string; bytes: Uint8Array }

const PHOTO = /^media\/(?:media\.json|[a-z\d-]+\.(?:avif|pdf))$/

/** Session and sealing keys, for encrypted backups only. */
export const backupSecrets = ['sessionSecret', 'sealKey', 'privacySecret', 'withdrawals'] as const

const secretNames = new Set(backupSecrets.map((name) => dataPath('', name)))

const MAX_ENTRY_BYTES = 64 * 1024 * 1024
/** Withdrawals are never deleted: a million of them. */
const MAX_RECORD_BYTES = 512 * 1024 * 1024

/** Throws a `BackupRefusal` for an unknown entry: writers of the backup folder must not write elsewhere, nor plant a secret. */
export function backupFileName(entry: string, isSealed: boolean): string {
  const name = entry.slice(FILES.length)
  if (PHOTO.test(name) || (isSealed && secretNames.has(name))) return name
  throw new BackupRefusal(
    `The backup has a file named ${JSON.stringify(name.slice(0, 100))}, which no ${isSealed ? '' : 'unencrypted '}backup of Northlight has. Nothing was restored.`,
  )
}

/** Throws a `BackupRefusal` for an entry that would fill the memory. */
export function requireShort({ name, size }: { name: string; size: number }): void {
  const isRecord = name === FILES + dataPath('', 'withdrawals')
  if (size <= (isRecord ? MAX_RECORD_BYTES : MAX_ENTRY_BYTES)) return
  throw new BackupRefusal(
    `The backup has ${JSON.stringify(name.slice(0, 100))} of ${size} bytes, which no backup of Northlight has. Nothing was restored.`,
  )
}
