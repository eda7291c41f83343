import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

import { config } from '#app/config/config.server.ts'
import { isBackupDue } from '#db/backup/backup-due.ts'
import { findLastBackups } from '#db/backup/backup-tries.server.ts'
import { db } from '#db/client.server.ts'
import { log } from '#server/observability/log.ts'

import { defineJob } from './define-job.ts'

/** The daily backup, or one that an owner asks for, in a child process of low priority; no effect without BACKUP_TO. */
export const backups = defineJob({
  name: 'backups',
  everySeconds: 60,
  isRunAtStart: true,
  run: async ({ signal, isRequested = false }) => {
    const { BACKUP_TO, BACKUP_AT: hour } = config
    if (BACKUP_TO === undefined) return
    const isDue = hour !== 'off' && isBackupDue(new Date(), hour, await findLastBackups(db))
    if (isRequested || isDue) await makeBackup(isRequested ? '--requested' : '--scheduled', signal)
  },
})

/** The child records the result, and ends with this process. */
function makeBackup(way: '--requested' | '--scheduled', signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [resolve('cli/backup/create.ts'), way], {
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
