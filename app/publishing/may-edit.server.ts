import { sql } from 'kysely'

/** An SQL condition: whether the account with this id may edit now. */
export function mayEditNow(staffId: string) {
  return sql<boolean>`exists (
    select from staff_users as editor where editor.id = ${sql.ref(staffId)}
      and (editor.role = 'owner' or editor.can_edit)
      and not exists (select from staff_suspensions
        where user_id = editor.id and restored_at is null))`
}
