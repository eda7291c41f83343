import type { Executor } from '#app/db.server.ts'

import type { VisitAgent } from './desk-visit.ts'

/** Everybody who works the desk now, by name: whoever a visit can be given to. */
export async function listVisitAgents(db: Executor): Promise<VisitAgent[]> {
  return db
    .selectFrom('staff_users')
    .leftJoin('staff_suspensions', (join) =>
      join
        .onRef('staff_suspensions.user_id', '=', 'staff_users.id')
        .on('staff_suspensions.restored_at', 'is', null),
    )
    .select(['staff_users.id', 'name'])
    .where('staff_suspensions.id', 'is', null)
    .orderBy('name')
    .orderBy('staff_users.id')
    .execute()
}
