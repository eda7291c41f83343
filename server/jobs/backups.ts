import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

import { config } from '#app/config/config.server.ts'
import { isBackupDue } from '#db/backup/backup-due.ts'
import { findLastBackups } from '#db/backup/backup-tries.server.ts'
import { db } from '#db/client.server.ts'
import { log } from '#server/observability/log.ts'

const EVERY_MS = 60_000

/** Runs the daily backup in a child process of low priority; the database picks one process. No effect without BACKUP_TO. */
export function keepBackups(signal: AbortSignal): void {
  const hour = config.BACKUP_AT
  if (config.BACKUP_TO === undefined || hour === 'off') return
  let isLooking = false
  async function look(at: number): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      if (isBackupDue(new Date(), at, await findLastBackups(db))) await makeBackup(signal)
    } catch (error) {
      log.warn({ err: error }, 'The backup failed; the site tries again')
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(hour), EVERY_MS)
  timer.unref()
  void look(hour)
  signal.addEventListener('abort', () => clearInterval(timer))
}

/** The child records the result, and ends with this process. */
function makeBackup(signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [resolve('cli/backup/create.ts'), '--scheduled'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const stop = () => void child.kill('SIGTERM')
  signal.addEventListener('abort', stop)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (output = (output + String(chunk)).slice(-4000)))
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop)
      const text = output.trim()
      if (code === 0 && text !== '') log.info(text)
      if (code !== 0 && !signal.aborted) log.error({ code }, `The backup failed: ${text}`)
      done()
    })
  })
}
