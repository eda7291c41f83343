import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

import { config, ownerUrl as ownerUrlOf } from '#app/config/config.server.ts'
import { hasCluster, runningEmbedded, startEmbedded } from '#db/embedded/embedded.ts'
import type { DatabaseUrls } from '#db/embedded/roles.ts'
import { migrate, noSite, roleOf } from '#db/migrate.ts'
import { commandLimits } from '#db/pool.ts'

/**
 * Sets DATABASE_URL and its owner's: as given, the running site's, or a database that it starts for the script.
 * It creates a new site with `--new` alone.
 */
async function runWithDatabase([script = '', ...words]: string[]): Promise<number> {
  const args = words.filter((word) => word !== '--new')
  const mustExist = args.length === words.length
  const running = configuredDatabase() ?? (await runningEmbedded(config.DATA_DIR))
  if (mustExist && running === undefined && !hasCluster(config.DATA_DIR))
    throw noSite(`the data folder ${resolve(config.DATA_DIR)} holds no database`)
  const own = running === undefined ? await startEmbedded(config.DATA_DIR) : undefined
  const { url = '', ownerUrl = '' } = running ?? own ?? {}
  try {
    const applied = await migrate(ownerUrl, { application: roleOf(url), mustExist })
    const variables = {
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      MIGRATED: applied.join(', '),
    }
    return await run(script, args, { ...commandLimits, ...variables })
  } finally {
    await own?.stop()
  }
}

function configuredDatabase(): DatabaseUrls | undefined {
  const [url, ownerUrl] = [config.DATABASE_URL, ownerUrlOf()]
  return url !== undefined && ownerUrl !== undefined ? { url, ownerUrl } : undefined
}

function run(script: string, args: string[], variables: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...variables },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((done, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => done(code ?? 1))
  })
}

try {
  process.exitCode = await runWithDatabase(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
