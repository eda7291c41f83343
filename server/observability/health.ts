import { pool } from '#db/client.server.ts'
import { migrationNames } from '#db/migrate.ts'

let expected: Promise<string[]> | undefined

/** `timeoutMs` is in milliseconds; also checks the migrations. */
export async function isReady(timeoutMs = 2000): Promise<boolean> {
  const answer = databaseIsReady().catch(() => false)
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, timeoutMs, false).unref())
  return Promise.race([answer, late])
}

async function databaseIsReady(): Promise<boolean> {
  expected ??= migrationNames()
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations')
  const applied = new Set(rows.map(({ name }) => name))
  return (await expected).every((name) => applied.has(name))
}
