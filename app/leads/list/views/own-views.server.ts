import type { Executor } from '#db/client.server.ts'

import { MAX_VIEWS, type OwnView } from './views.ts'

/** A staff member's saved filters of the leads list, by name. */
export async function listOwnViews(db: Executor, staffId: string): Promise<OwnView[]> {
  return db
    .selectFrom('staff_views')
    .select(['id', 'name', 'search'])
    .where('staff_id', '=', staffId)
    .orderBy('name')
    .execute()
}

/** Replaces the view of the same name; false where they have too many. */
export async function saveOwnView(
  db: Executor,
  staffId: string,
  { name, search }: Omit<OwnView, 'id'>,
): Promise<boolean> {
  const views = await listOwnViews(db, staffId)
  if (views.length >= MAX_VIEWS && !views.some((view) => view.name === name)) return false
  await db
    .insertInto('staff_views')
    .values({ staff_id: staffId, name, search })
    .onConflict((conflict) => conflict.columns(['staff_id', 'name']).doUpdateSet({ search }))
    .execute()
  return true
}

export async function deleteOwnView(db: Executor, staffId: string, id: string): Promise<void> {
  await db.deleteFrom('staff_views').where('staff_id', '=', staffId).where('id', '=', id).execute()
}
