import { formatTime } from '#app/audit/format-time.ts'
import { config } from '#app/config/config.server.ts'
import { plainReason } from '#app/health/plain-reason.ts'
import { backupTexts as texts } from '#app/strings/en/backups.ts'
import { size } from '#app/strings/en/health-units.ts'
import type { Executor } from '#db/client.server.ts'
import { findLastFailure, findLastGood, isBackupRunning } from '#db/backup/backup-tries.server.ts'

import { lastDrill, needsKey, type Drill } from './restore-drill.server.ts'

export type BackupState = {
  hasPlace: boolean
  needsKey: boolean
  isRunning: boolean
  isProved: boolean
  last: string
  failure: string
  drill: string
  isDrillRunning: boolean
  isDrillGood: boolean
}

/** The last proved backup, what runs now, and the last restore drill, in sentences. */
export async function readBackupState(db: Executor): Promise<BackupState> {
  const now = new Date()
  const [good, failure, isRunning, drill] = await Promise.all([
    findLastGood(db),
    findLastFailure(db),
    isBackupRunning(db),
    lastDrill(db),
  ])
  return {
    hasPlace: config.BACKUP_TO !== undefined,
    needsKey: needsKey(),
    isRunning,
    isProved: good !== undefined,
    last: good
      ? texts.last(formatTime(good.madeAt, now), size(good.bytes / 1e6), good.place)
      : texts.never,
    failure: failure === undefined ? '' : texts.failed(plainReason(failure)),
    drill: drill ? drillText(drill, now) : '',
    isDrillRunning: drill?.isRunning ?? false,
    isDrillGood: drill?.isGood ?? false,
  }
}

function drillText({ startedAt, isRunning, isGood, result }: Drill, now: Date): string {
  const at = formatTime(startedAt, now)
  if (isRunning) return texts.drillRuns(at)
  if (isGood) return texts.drillGood(at, result)
  return texts.drillFailed(at, result === '' ? texts.drillLost : plainReason(result))
}
