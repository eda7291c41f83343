import type { Executor } from '#db/client.server.ts'

/** All accounts ever: figures outlast a suspension. */
export async function staffNames(db: Executor): Promise<Record<string, string>> {
  const rows = await db.selectFrom('staff_users').select(['id', 'name']).execute()
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}
