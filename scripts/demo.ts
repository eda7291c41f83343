import { db } from '#app/db.server.ts'
import { addDemoLeads, clearDemoLeads } from '#app/leads/demo/demo-leads.server.ts'

import { databaseCommand } from './database-command.ts'
import { loadCatalogue } from './load-catalogue.ts'

// npm run demo            adds 500 invented enquiries over the last 90 days
// npm run demo -- --clear removes them again, and only them

await databaseCommand(async () => {
  if (process.argv.includes('--clear')) {
    return `Removed ${await clearDemoLeads(db)} demonstration enquiries.`
  }
  const listings = (await loadCatalogue()).map(({ name, location, slug }) => ({
    name,
    location,
    page: `/${slug}`,
  }))
  const wanted = { listings, count: 500, seed: 20_260_101, now: new Date() }
  const added = await addDemoLeads(db, wanted)
  return `Added ${added} demonstration enquiries. "npm run demo -- --clear" removes them.`
})
