import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** Where backups lie: a folder or a bucket. */
export type Place = {
  /** As the desk and the logs call it; no secret is in it. */
  name: string
  /** Names of the backups in it, oldest first; with `isWanted`, of what else begins with `northlight-`. */
  list: (isWanted?: (name: string) => boolean) => Promise<string[]>
  /** Puts a file there, whole or not at all, and answers the SHA-256 of what lies there then. */
  put: (path: string, name: string, signal: AbortSignal) => Promise<string>
  /** The path of a local file with its bytes, in `folder` unless it is local already. */
  fetch: (name: string, folder: string) => Promise<string>
  remove: (name: string) => Promise<void>
}

const NAME = /^northlight-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-\d{4}\.tar\.zst(?:\.age)?$/

type Named = { madeAt: Date; migration: string; isSealed: boolean }

/** The name of a backup: when it was made, in UTC, and the number of its last migration. */
export function backupName({ madeAt, migration, isSealed }: Named): string {
  const moment = madeAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return `northlight-${moment}-${migration.slice(0, 4)}.tar.zst${isSealed ? '.age' : ''}`
}

/** Whether a file of this name is a backup. */
export function isBackup(name: string): boolean {
  return NAME.test(name)
}

/** When a backup of this name was made; nothing for names that are not of backups. */
export function madeAtOf(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
  return year === undefined
    ? undefined
    : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** Those older than `days` when `newest` was made, which stays whatever its age. */
export function outOfDate(names: readonly string[], newest: string, days: number): string[] {
  const until = (madeAtOf(newest)?.getTime() ?? 0) - days * 24 * 60 * 60 * 1000
  return names.filter((name) => {
    const made = madeAtOf(name)?.getTime()
    return name !== newest && made !== undefined && made < until
  })
}

/** SHA-256 of a file, hexadecimal. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
