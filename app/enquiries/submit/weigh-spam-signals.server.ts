import { sql, type RawBuilder } from 'kysely'

import { pointsOf, signsTold, type Sign, type Telling } from '#app/enquiries/spam/spam-signals.ts'

const UNSOLVED: readonly Sign[] = ['unsolved']

/**
 * The parts `spent` and `signed` of a statement that has `repeated`: the latter has the `signs` of an
 * enquiry and their `points`. A puzzle counts for the first enquiry that brings its solution, whichever
 * process takes it. A repeat of a lead spends none: two of one enquiry wait for each other before its puzzle.
 */
export function weighSigns(telling: Telling): RawBuilder<unknown> {
  const { puzzle } = telling
  const told = signsTold(telling)
  const whole = [...told, ...UNSOLVED]
  return sql`spent as (
      insert into spent_puzzles (nonce, expires_at)
      select ${puzzle?.nonce ?? ''}, ${puzzle?.expiresAt ?? null}::timestamptz
      where ${puzzle !== undefined}::boolean and not exists (select from repeated where not is_suspect)
      on conflict (nonce) do nothing
      returning nonce
    ),
    solved as materialized (select exists (select from spent) as is_solved),
    signed as materialized (
      select case when is_solved then ${told}::text[] else ${whole}::text[] end as signs,
        case when is_solved then ${pointsOf(told)}::integer else ${pointsOf(whole)}::integer end as points
      from solved
    )`
}
