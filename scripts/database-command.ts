import { pool } from '#app/db.server.ts'

/** Runs a command that uses the database: prints its sentence, or that of its error, without a stack. */
export async function databaseCommand(run: () => Promise<string>): Promise<void> {
  try {
    console.log(await run())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await pool.end()
  }
}
