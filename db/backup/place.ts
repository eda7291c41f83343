import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

export type Place = {
  name: string
  list: (matches?: (name: string) => boolean) => Promise<string[]>
  /** Atomic; answers the SHA-256 of the stored file. */
  put: (path: string, name: string, signal: AbortSignal) => Promise<string>
  fetch: (name: string, folder: string) => Promise<string>
  remove: (name: string) => Promise<void>
}

const NAME = /^northlight-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-\d{4}\.tar\.zst(?:\.age)?$/

type Named = { madeAt: Date; migration: string; isSealed: boolean }

export function backupName({ madeAt, migration, isSealed }: Named): string {
  const moment = madeAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return `northlight-${moment}-${migration.slice(0, 4)}.tar.zst${isSealed ? '.age' : ''}`
}

export function isBackup(name: string): boolean {
  return NAME.test(name)
}

export function madeAtOf(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
  return year === undefined
    ? undefined
    : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** Backups older than `days` before `newest`, which always stays. */
export function outOfDate(names: readonly string[], newest: string, days: number): string[] {
  const until = (madeAtOf(newest)?.getTime() ?? 0) - days * 24 * 60 * 60 * 1000
  return names.filter((name) => {
    const made = madeAtOf(name)?.getTime()
    return name !== newest && made !== undefined && made < until
  })
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
