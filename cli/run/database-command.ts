import { pool } from '#db/client.server.ts'

import { runAsSiteUser, chownToSiteUser } from './as-the-site.ts'
import { endProgress } from './progress.ts'

type Way<Given> = {
  /** Reads what whoever started the command may read, and the site perhaps not: a key, an old data folder. */
  reads: () => Given | Promise<Given>
  /** Writes where whoever started it may, outside of the data folder, and so stays root where root did. */
  staysRoot?: ((input: Given) => boolean) | undefined
}

/**
 * Runs a command that uses the database, as the account that the site runs as: prints its sentence, or that of
 * its error, without a stack.
 */
export async function databaseCommand(run: () => Promise<string>): Promise<void> {
  await databaseCommandWith({ reads: () => undefined }, run)
}

/** The same for a command that needs something of whoever started it. */
export async function databaseCommandWith<Given>(
  { reads, staysRoot = () => false }: Way<Given>,
  run: (input: Given) => Promise<string>,
): Promise<void> {
  try {
    const input = await reads()
    if (!staysRoot(input)) runAsSiteUser()
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
