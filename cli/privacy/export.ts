import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { exportByEmail, exportPerson } from '#app/privacy/records/person-file.server.ts'
import { requireSiteSecrets } from '#app/privacy/site-secrets.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommandWith } from '#cli/run/database-command.ts'
import { resolveUserPath } from '#cli/run/resolve-user-path.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { db } from '#db/client.server.ts'

import { personOptions, phoneOrEmail } from './person-args.ts'

const usage = usageOf('privacy export')
const options = {
  ...personOptions,
  identity: { type: 'string' },
} as const

await databaseCommandWith({ reads }, async ({ person, key }) => {
  await requireSiteSecrets(db)
  const { text, leads } =
    person.email === undefined
      ? await exportPerson(db, person.phone, key)
      : { text: await exportByEmail(db, person.email), leads: 0 }
  await writeAudit(db, null, { kind: 'person-exported', rows: leads })
  return text
})

/** As the calling user: the site need not be able to read the key. */
async function reads() {
  const { identity, ...typed } = readArgs(() => parseArgs({ options }), usage).values
  const file = identity === undefined ? undefined : resolveUserPath(identity)
  return {
    person: await phoneOrEmail(typed, usage),
    key: file === undefined ? undefined : await readFile(file, 'utf8'),
  }
}
