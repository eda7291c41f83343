import { sql } from 'kysely'

export type Viewer = { id: string; role: 'owner' | 'agent'; leadScope: 'own' | 'all' }

export function canSeeAllLeads({ role, leadScope }: Viewer): boolean {
  return role === 'owner' || leadScope === 'all'
}

/** Whether the viewer may still undo a change, by the column of its time: not after their access was narrowed (migration 0052). */
export function mayStillUndo({ role, id }: Viewer, at: string) {
  return role === 'owner'
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(at)} > coalesce(
        (select undo_after from staff_users where staff_users.id = ${id}), '-infinity')`
}

/** The leads that a viewer may see; every query of the dashboard carries it. */
export function visibleTo(viewer: Viewer, rows = 'leads') {
  return canSeeAllLeads(viewer)
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(`${rows}.owner_id`)} = ${viewer.id}`
}
