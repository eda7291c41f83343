import { config, givenSettings } from '#app/config/config.server.ts'
import { settingsLacking } from '#app/config/known-settings.server.ts'
import { worstFirst } from '#app/health/health-check.ts'
import { healthTexts } from '#app/strings/en/health.ts'
import { runningEmbedded } from '#db/embedded/embedded.ts'

import { lookAsTheSite } from '#cli/run/as-the-site.ts'
import { loadCatalogue } from '../../scripts/load-catalogue.ts'
import { loadPublished } from '#cli/catalogue/shown-catalogue.ts'

const NOWHERE = 'postgres://localhost:1/none'

// The site's own database where it runs; the rest of the app reads its address as it is loaded.
const url = config.DATABASE_URL ?? (await runningEmbedded(config.DATA_DIR))?.url ?? NOWHERE
config.DATABASE_URL = url
lookAsTheSite()
const [{ checkHealth }, { db, pool }] = await Promise.all([
  import('#app/health/health-checks.server.ts'),
  import('#db/client.server.ts'),
])
// A database that is away is told of below; the files are what is known then.
const listings = await loadPublished(db).catch(loadCatalogue)
const checks = await checkHealth(db, listings)
await pool.end()
const lacking = await settingsLacking(config.DATA_DIR, givenSettings)
if (lacking.length > 0) console.log(`${healthTexts.otherSettings(lacking)}\n`)
for (const { name, state, says, todo } of worstFirst(checks)) {
  const word = healthTexts.states[state].padEnd(7)
  console.log(`${word} ${healthTexts.names[name]}: ${says}`)
  if (todo !== undefined) console.log(`        ${todo}`)
}
const count = (state: string) => checks.filter((check) => check.state === state).length
console.log(`\n${healthTexts.summary(count('bad'), count('look'))}`)
if (count('bad') > 0) process.exitCode = 1
