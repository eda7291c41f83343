import { parseArgs } from 'node:util'

import { db } from '#app/db.server.ts'
import { addDemoLeads, clearDemoLeads } from '#app/leads/demo/demo-leads.server.ts'

import { databaseCommand } from './database-command.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { readWords } from './read-words.ts'

// npm run demo            adds 500 invented enquiries over the last 90 days
// npm run demo -- --clear removes them again, and only them

const usage = 'npm run demo [-- --clear]'

await databaseCommand(async () => {
  const options = { clear: { type: 'boolean', default: false } } as const
  const { values } = readWords(() => parseArgs({ options }), usage)
  if (values.clear) return `Removed ${await clearDemoLeads(db)} demonstration enquiries.`
  const listings = (await loadCatalogue()).map(({ name, location, slug }) => ({
    name,
    location,
    page: `/${slug}`,
  }))
  const wanted = { listings, count: 500, seed: 20_260_101, now: new Date() }
  const added = await addDemoLeads(db, wanted)
  const said =
    added > 0 ? `Added ${added} demonstration enquiries.` : 'The demonstration enquiries are there.'
  return (
    `${said} Their messages begin with “Demonstration:”. Nobody sent them, and a phone may be ` +
    'somebody’s: do not call it. "npm run demo -- --clear" removes them.'
  )
})
