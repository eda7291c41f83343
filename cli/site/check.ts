import { parseArgs } from 'node:util'

import { config, configuredSettings } from '#app/config/config.server.ts'
import { missingSettings } from '#app/config/known-settings.server.ts'
import { worstFirst, type HealthState } from '#app/health/health-check.ts'
import { healthTexts } from '#app/strings/en/health.ts'
import { loadPublished } from '#cli/catalogue/published-catalogue.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { lookAsTheSite } from '#cli/run/as-the-site.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { runningEmbedded } from '#db/embedded/embedded.ts'

import { loadCatalogue } from '../../scripts/catalogue/load-catalogue.ts'

const options = { json: { type: 'boolean', default: false } } as const
const { json } = readOptions()
const NOWHERE = 'postgres://localhost:1/none'

// The rest of the app reads the address when it loads.
const url = config.DATABASE_URL ?? (await runningEmbedded(config.DATA_DIR))?.url ?? NOWHERE
config.DATABASE_URL = url
lookAsTheSite()
const [{ checkHealth }, { refreshSettings }, { db, pool }] = await Promise.all([
  import('#app/health/health-checks.server.ts'),
  import('#app/settings/stored-settings.server.ts'),
  import('#db/client.server.ts'),
])
// The check reports a missing database below.
await refreshSettings(db).catch(() => false)
const projects = await loadPublished(db).catch(loadCatalogue)
const checks = await checkHealth(db, projects)
await pool.end()
const lacking = await missingSettings(config.DATA_DIR, configuredSettings)
const sorted = worstFirst(checks)
if (json) console.log(JSON.stringify({ checks: sorted, lacking }, null, 2))
else printLines()
if (count('bad') > 0) process.exitCode = 1

function count(state: HealthState): number {
  return checks.filter((check) => check.state === state).length
}

function printLines(): void {
  if (lacking.length > 0) console.log(`${healthTexts.otherSettings(lacking)}\n`)
  for (const { name, state, message, todo } of sorted) {
    const label = healthTexts.states[state].padEnd(7)
    console.log(`${label} ${healthTexts.names[name]}: ${message}`)
    if (todo !== undefined) console.log(`        ${todo}`)
  }
  console.log(`\n${healthTexts.summary(count('bad'), count('look'))}`)
}

function readOptions() {
  try {
    return readArgs(() => parseArgs({ options }), usageOf('site check')).values
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}
