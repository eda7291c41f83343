import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { writeRecord } from '#app/audit/audit-log.server.ts'
import { exportPerson } from '#app/privacy/records/person-file.server.ts'
import { requireSiteSecrets } from '#app/privacy/site-secrets.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommandWith } from '#cli/run/database-command.ts'
import { resolveUserPath } from '#cli/run/resolve-user-path.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { db } from '#db/client.server.ts'

import { personPhone } from './person-args.ts'

const usage = usageOf('privacy export')
const options = {
  phone: { type: 'string', default: '' },
  identity: { type: 'string' },
} as const

await databaseCommandWith({ reads }, async ({ phone, key }) => {
  await requireSiteSecrets(db)
  const { text, leads } = await exportPerson(db, phone, key)
  await writeRecord(db, null, { kind: 'person-exported', rows: leads })
  return text
})

/** As the calling user: the site need not be able to read the key. */
async function reads(): Promise<{ phone: string; key: string | undefined }> {
  const { phone, identity } = readArgs(() => parseArgs({ options }), usage).values
  const file = identity === undefined ? undefined : resolveUserPath(identity)
  return {
    phone: personPhone(phone, usage),
    key: file === undefined ? undefined : await readFile(file, 'utf8'),
  }
}
