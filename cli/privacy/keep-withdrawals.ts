import { config } from '#app/config/config.server.ts'
import { copyWithdrawals } from '#app/privacy/withdrawal/copy-withdrawals.server.ts'
import { fileWithdrawals } from '#app/privacy/withdrawal/file-withdrawals.server.ts'
import { backupPlace } from '#db/backup/backup-settings.server.ts'
import { db } from '#db/client.server.ts'

/** Copies withdrawals outside the database; returns what failed, or an empty text. */
export async function keepWithdrawals(): Promise<string> {
  await fileWithdrawals(db)
  const place = backupPlace(config)
  if (!place) return ''
  try {
    await copyWithdrawals(place)
    return ''
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `\nThat it was so could not be copied to ${place.name}, for after a restore (${reason}). Any later withdrawal with this DATA_DIR copies it too.`
  }
}
