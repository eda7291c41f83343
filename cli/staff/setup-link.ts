import { parseArgs } from 'node:util'

import { config } from '#app/config/config.server.ts'
import { makeSetupLink } from '#app/staff/set-up/setup-links.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommand } from '#cli/run/database-command.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { db } from '#db/client.server.ts'

await databaseCommand(async () => {
  readArgs(() => parseArgs({ options: {} }), usageOf('staff setup-link'))
  const link = await makeSetupLink(db, config.PORT)
  if (link === undefined)
    throw new Error(
      'An account exists already. An owner invites others in the dashboard, under Team.',
    )
  return `Open this link within 24 hours to become the owner:\n  ${link}`
})
