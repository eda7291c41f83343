import { refreshSettings } from '#app/settings/stored-settings.server.ts'
import { db, pool } from '#db/client.server.ts'

import { runAsSiteUser, chownToSiteUser } from './as-the-site.ts'
import { endProgress } from './progress.ts'

type Way<Given> = {
  /** Runs as the calling user, for files that the site may not read: a key, an old data folder. */
  reads: () => Given | Promise<Given>
  /** Stays root to write outside the data folder. */
  staysRoot?: ((input: Given) => boolean) | undefined
}

/** Runs as the site's user; prints the sentence of the result or of the error, without a stack. */
export async function databaseCommand(run: () => Promise<string>): Promise<void> {
  await databaseCommandWith({ reads: () => undefined }, run)
}

/** For a command that reads or writes as the calling user. */
export async function databaseCommandWith<Given>(
  { reads, staysRoot = () => false }: Way<Given>,
  run: (input: Given) => Promise<string>,
): Promise<void> {
  try {
    const input = await reads()
    if (!staysRoot(input)) runAsSiteUser()
    await refreshSettings(db)
    console.log(await run(input))
  } catch (error) {
    endProgress()
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    chownToSiteUser()
    await pool.end()
  }
}
