import { parseArgs } from 'node:util'

import { loadPublished } from '#cli/catalogue/published-catalogue.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommand } from '#cli/run/database-command.ts'
import { goingOn, progress } from '#cli/run/progress.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { db } from '#db/client.server.ts'

import { addDemoDashboard } from './demo-dashboard.server.ts'
import { addDemoLeads, DASHBOARD } from './demo-leads.server.ts'

/** Another seed than the dashboard's, so that one database can have both. These get no history: they are for searches and counts. */
const MANY = { seed: 20_260_102, days: 3 * 365 } as const
const NOTE = `Their messages begin with “Demonstration:”. No one sent them, and a phone may belong to
a real person: do not call it. "bin/northlight demo clear" removes them.`

await databaseCommand(async () => {
  const count = readArgs(readCount, usageOf('demo add'))
  const onProgress = progress(count ?? DASHBOARD.count, 'enquiries')
  const demo = { projects: await loadPublished(db), now: new Date(), onProgress }
  const added = await goingOn(() =>
    count ? addDemoLeads(db, { ...MANY, ...demo, count }) : addDemoDashboard(db, demo),
  )
  return `${added > 0 ? `Added ${added} demonstration enquiries.` : 'The demonstration enquiries are there.'} ${NOTE}`
})

function readCount(): number | undefined {
  const { leads } = parseArgs({ options: { leads: { type: 'string' } } }).values
  if (!/^[1-9]\d{0,7}$/.test(leads ?? '1')) throw new Error('--leads takes a number')
  return leads === undefined ? undefined : Number(leads)
}
