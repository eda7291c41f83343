import type { Executor } from '#app/db.server.ts'

/** The visit a calendar file is made from; nothing in it says who asked. */
export type StoredVisit = { project: string; startsAt: Date; askedAt: Date }

export async function findVisit(db: Executor, token: string): Promise<StoredVisit | undefined> {
  const row = await db
    .selectFrom('visits')
    .select(['project', 'starts_at', 'created_at'])
    .where('token', '=', token)
    .executeTakeFirst()
  return row && { project: row.project, startsAt: row.starts_at, askedAt: row.created_at }
}
