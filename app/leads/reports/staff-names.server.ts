import type { Executor } from '#db/client.server.ts'

/** Names by id of everybody who ever worked here; figures outlast an account's suspension. */
export async function staffNames(db: Executor): Promise<Record<string, string>> {
  const rows = await db.selectFrom('staff_users').select(['id', 'name']).execute()
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}
