import { db, pool } from '#app/db.server.ts'
import { addDemoLeads, clearDemoLeads } from '#app/leads/demo-leads.server.ts'

import { loadCatalogue } from './load-catalogue.ts'

// npm run demo            adds 500 invented enquiries over the last 90 days
// npm run demo -- --clear removes them again, and only them

try {
  if (process.argv.includes('--clear')) {
    console.log(`Removed ${await clearDemoLeads(db)} demonstration enquiries.`)
  } else {
    const listings = (await loadCatalogue()).map(({ name, location, slug }) => ({
      name,
      location,
      page: `/${slug}`,
    }))
    const added = await addDemoLeads(db, {
      listings,
      count: 500,
      seed: 20_260_101,
      now: new Date(),
    })
    console.log(`Added ${added} demonstration enquiries. "npm run demo -- --clear" removes them.`)
  }
} finally {
  await pool.end()
}
