import { sql } from 'kysely'

/** Who looks at the leads. An agent sees their own or all, as the owner set it; an owner sees all. */
export type Viewer = { id: string; role: 'owner' | 'agent'; sees: 'own' | 'all' }

/** Whether somebody sees every lead. */
export function seesAll({ role, sees }: Viewer): boolean {
  return role === 'owner' || sees === 'all'
}

/**
 * Of an act, by the column of its time: whether this viewer may undo it still. Where their access was
 * narrowed since (migration 0052) it is closed; an owner undoes the acts of everybody.
 */
export function mayStillUndo({ role, id }: Viewer, at: string) {
  return role === 'owner'
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(at)} > coalesce(
        (select undo_after from staff_users where staff_users.id = ${id}), '-infinity')`
}

/** Of `leads`, or of rows named otherwise: what this viewer sees. Every query of the desk carries it. */
export function visibleTo(viewer: Viewer, rows = 'leads') {
  return seesAll(viewer)
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(`${rows}.owner_id`)} = ${viewer.id}`
}
