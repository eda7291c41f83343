import { z } from 'zod'

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

/** Of a folder's parts none leads out of it, or is hidden. */
const PLAIN_NAME = /^[a-z\d][a-z\d._-]*(?:\/[a-z\d][a-z\d._-]*)*$/i

/**
 * The name of a kept file as an entry of an archive says it. Throws a `BackupRefusal` for one that could lie
 * outside of the data folder: whoever can write where backups lie is not to write anywhere else.
 */
export function keptName(entry: string): string {
  const name = entry.slice(FILES.length)
  if (PLAIN_NAME.test(name)) return name
  throw new BackupRefusal(
    `The backup holds a file named ${JSON.stringify(name.slice(0, 100))}, which no backup of Northlight does. Nothing was restored.`,
  )
}
