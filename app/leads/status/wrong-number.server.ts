import { sql } from 'kysely'

/**
 * Of `leads`, or of rows named otherwise: whether its phone is not that person's. So it is from the call
 * that came out there until one that reaches them, and what was taken back was not said. An index of its
 * own holds the few calls that came out wrong (migration 0034).
 */
export function hasWrongNumber(rows = 'leads') {
  return sql<boolean>`exists (
    select from lead_changes as wrong
    where wrong.lead_id = ${sql.ref(`${rows}.id`)}
      and wrong.kind = 'outcome' and wrong.became = 'wrong-number' and ${stands('wrong')}
      and not exists (
        select from lead_changes as later
        where later.lead_id = wrong.lead_id and later.id > wrong.id
          and later.kind = 'outcome' and later.became in ('connected', 'call-back')
          and ${stands('later')}))`
}

function stands(row: string) {
  return sql<boolean>`not exists (
    select from lead_changes as back where back.undoes = ${sql.ref(`${row}.act`)})`
}
