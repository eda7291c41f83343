import { sql } from 'kysely'

/** SQL for `leads` or `rows`: a wrong number and no connected call since (index of migration 0034). */
export function hasWrongNumber(rows = 'leads') {
  return sql<boolean>`exists (
    select from lead_changes as wrong
    where wrong.lead_id = ${sql.ref(`${rows}.id`)}
      and wrong.kind = 'outcome' and wrong.new_value = 'wrong-number' and ${stands('wrong')}
      and not exists (
        select from lead_changes as later
        where later.lead_id = wrong.lead_id and later.id > wrong.id
          and later.kind = 'outcome' and later.new_value in ('connected', 'call-back')
          and ${stands('later')}))`
}

function stands(row: string) {
  return sql<boolean>`not exists (
    select from lead_changes as back where back.reverts = ${sql.ref(`${row}.change_set_id`)})`
}
