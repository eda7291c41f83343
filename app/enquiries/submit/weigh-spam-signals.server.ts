import { sql, type RawBuilder } from 'kysely'

import {
  pointsOf,
  matchedSigns,
  type Sign,
  type SpamSignals,
} from '#app/enquiries/spam/spam-signals.ts'

const UNSOLVED: readonly Sign[] = ['unsolved']

/** A challenge counts once across processes; a repeat of a lead uses none, since concurrent ones wait earlier. */
export function weighSigns(signals: SpamSignals): RawBuilder<unknown> {
  const { challenge } = signals
  const matched = matchedSigns(signals)
  const whole = [...matched, ...UNSOLVED]
  return sql`spent as (
      insert into used_challenges (nonce, expires_at)
      select ${challenge?.nonce ?? ''}, ${challenge?.expiresAt ?? null}::timestamptz
      where ${challenge !== undefined}::boolean and not exists (select from repeated where not is_spam)
      on conflict (nonce) do nothing
      returning nonce
    ),
    solved as materialized (select exists (select from spent) as is_solved),
    signed as materialized (
      select case when is_solved then ${matched}::text[] else ${whole}::text[] end as spam_signals,
        case when is_solved then ${pointsOf(matched)}::integer else ${pointsOf(whole)}::integer end as points
      from solved
    )`
}
