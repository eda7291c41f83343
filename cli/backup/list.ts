import { parseArgs } from 'node:util'

import { config } from '#app/config/config.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { readArgs } from '#cli/run/read-args.ts'
import { backupPlace } from '#db/backup/backup-settings.server.ts'

const options = { json: { type: 'boolean', default: false } } as const

try {
  const { json } = readArgs(() => parseArgs({ options }), usageOf('backup list')).values
  const place = backupPlace(config)
  const backups = (await place?.list()) ?? []
  if (json) console.log(JSON.stringify({ place: place?.name ?? null, backups }, null, 2))
  else
    console.log(
      place === undefined
        ? 'BACKUP_TO is not set. The place of Settings shows under Health, in the dashboard.'
        : lines(backups, place.name),
    )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function lines(backups: readonly string[], place: string): string {
  return backups.length > 0 ? backups.join('\n') : `There is no backup in ${place}.`
}
