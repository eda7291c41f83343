import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { config } from '#app/config/config.server.ts'
import { requireSiteSecrets } from '#app/privacy/site-secrets.server.ts'
import { readCopies } from '#app/privacy/withdrawal/copy-withdrawals.server.ts'
import { withdrawalFile } from '#app/privacy/withdrawal/file-withdrawals.server.ts'
import {
  requireTheirSecret,
  withdrawAgain,
} from '#app/privacy/withdrawal/reapply-withdrawals.server.ts'
import { inOrder, readLines } from '#app/privacy/withdrawal/withdrawal-file.ts'
import { databaseCommandWith } from '#cli/run/database-command.ts'
import { resolveUserPath } from '#cli/run/resolve-user-path.ts'
import { goingOn, progress } from '#cli/run/progress.ts'
import { backupPlace } from '#db/backup/backup-settings.server.ts'
import { db, type Executor } from '#db/client.server.ts'

const reads = async () => {
  const own = await ownTexts()
  return { ...own, texts: [...own.texts, ...(await readTexts(process.argv.slice(2)))] }
}
await databaseCommandWith({ reads }, async ({ texts, unsigned }) => {
  const lines = inOrder(texts.flatMap(readLines))
  const isNone = lines.length === 0
  if (isNone && unsigned === 0)
    return 'No record of withdrawals was found, so no one was closed again.'
  await requireSiteSecrets(db, { isAgain: true })
  await requireTheirSecret(db)
  if (isNone)
    return 'No record of withdrawals that this site signed was found, so no one was closed again.'
  const onProgress = progress(lines.length, 'withdrawals')
  const { leads, erased } = await goingOn(() => withdrawAgain(db, lines, { note, onProgress }))
  return `Done again: ${leads} enquiries closed, ${erased} people erased.`
})

async function note(trx: Executor, done: { leads: number; erased: number }): Promise<void> {
  const { leads, erased } = done
  if (leads > 0) await writeAudit(trx, null, { kind: 'withdrawn', rows: leads })
  if (erased > 0) await writeAudit(trx, null, { kind: 'sealed-erased', closed: erased })
}

/** From this machine, and from each that copies its own to the backups; `unsigned` counts skipped copies. */
async function ownTexts(): Promise<{ texts: string[]; unsigned: number }> {
  const place = backupPlace(config)
  const file = withdrawalFile()
  const isThere = await stat(file).then(
    () => true,
    () => false,
  )
  const { texts, unsigned } = place ? await readCopies(place) : { texts: [], unsigned: [] }
  if (place && unsigned.length > 0)
    console.error(
      `Passed over in ${place.name}, because this site's PRIVACY_SECRET did not sign them: ${unsigned.join(', ')}. If you trust them, name them: bin/northlight privacy reapply-withdrawals <file>`,
    )
  const own = isThere ? [await readFile(file, 'utf8')] : []
  return { texts: [...own, ...texts], unsigned: unsigned.length }
}

async function readTexts(args: readonly string[]): Promise<string[]> {
  const texts: string[] = []
  for (const arg of args) {
    const path = resolveUserPath(arg)
    for (const file of await filesOf(path)) texts.push(await readFile(file, 'utf8'))
  }
  return texts
}

/** Throws on a folder without copies: the owner named it because it should have some. */
async function filesOf(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const names = await readdir(path)
  const found = names.filter((name) => /^(?:northlight-)?withdrawals.*\.jsonl$/.test(name))
  if (found.length === 0) throw new Error(`No withdrawals.jsonl lies in ${path}.`)
  return found.map((name) => join(path, name))
}
