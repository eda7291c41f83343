import { sql, type RawBuilder } from 'kysely'

import { config } from '#app/config/config.server.ts'
import type { Executor } from '#db/client.server.ts'

import { signInLimit } from './sign-in.ts'

/** An address key, and the browser's id where the account knows it. */
export type TryFrom = { address: string; browser?: string | undefined }

/** `isKnown`: the account has logged in from this address or browser before. */
export type Attempt =
  | { kind: 'allowed'; id: string; isKnown: boolean }
  | { kind: 'wait'; seconds: number }

const windowStart = sql<Date>`(now() - make_interval(secs => ${signInLimit.windowSeconds}))`

/** Records an attempt, or answers the seconds to wait; known browsers have their own limit (OWASP "device cookies"). */
export function beginAttempt(
  db: Executor,
  phone: string,
  { address, browser }: TryFrom,
): Promise<Attempt> {
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`address ${address}`}, 0)),
      pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`.execute(trx)
    const { isKnown, seconds } = await countAttempts(trx, phone, { address, browser })
    if (seconds > 0) return { kind: 'wait', seconds }
    const row = await trx
      .insertInto('sign_in_attempts')
      .values({ phone, address, browser: browser ?? null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { kind: 'allowed', id: row.id, isKnown }
  })
}

export async function markSucceeded(db: Executor, id: string): Promise<void> {
  await db.updateTable('sign_in_attempts').set({ succeeded: true }).where('id', '=', id).execute()
}

/** Deletes successful attempts after these days, and failed ones outside the window. */
export async function forgetAttempts(db: Executor, days: number): Promise<void> {
  await db
    .deleteFrom('sign_in_attempts')
    .where((row) =>
      row.or([
        row.and([row('succeeded', '=', false), row('attempted_at', '<', windowStart)]),
        row('attempted_at', '<', daysAgo(days)),
      ]),
    )
    .execute()
}

function daysAgo(days: number) {
  return sql<Date>`(now() - make_interval(days => ${days}))`
}

/** An attempt without a password check does not count. */
export async function forgetAttempt(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('id', '=', id).execute()
}

function inTransaction<T>(db: Executor, work: (trx: Executor) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

/** One query, because a flood of attempts must cost little. */
async function countAttempts(
  db: Executor,
  phone: string,
  { address, browser }: TryFrom,
): Promise<{ isKnown: boolean; seconds: number }> {
  const { maxAttempts, maxAttemptsOfKnown } = signInLimit
  if (browser !== undefined) {
    const own = secondsToWait(
      db,
      sql<boolean>`phone = ${phone} and browser = ${browser}`,
      maxAttempts,
    )
    const all = sql<boolean>`phone = ${phone} and browser is not null`
    const { ofOwn, ofAll } = await db
      .selectNoFrom([own.as('ofOwn'), secondsToWait(db, all, maxAttemptsOfKnown).as('ofAll')])
      .executeTakeFirstOrThrow()
    return { isKnown: true, seconds: Math.max(toWait(ofOwn), toWait(ofAll)) }
  }
  const ofAddress = sql<boolean>`address = ${address} and browser is null`
  const ofPhone = sql<boolean>`phone = ${phone} and browser is null`
  const found = await db
    .selectNoFrom((row) => [
      row.exists(successes(db, phone, address)).as('isKnown'),
      secondsToWait(db, ofAddress, maxAttempts).as('ofAddress'),
      secondsToWait(db, ofPhone, maxAttempts).as('ofPhone'),
    ])
    .executeTakeFirstOrThrow()
  const isKnown = Boolean(found.isKnown)
  const seconds = Math.max(toWait(found.ofAddress), isKnown ? 0 : toWait(found.ofPhone))
  return { isKnown, seconds }
}

function secondsToWait(db: Executor, rows: RawBuilder<boolean>, maxAttempts: number) {
  return (
    db
      .selectFrom('sign_in_attempts')
      .select(
        sql<number>`ceil(extract(epoch from attempted_at - ${windowStart}))::int`.as('seconds'),
      )
      .where(rows)
      .where('succeeded', '=', false)
      .where('attempted_at', '>', windowStart)
      // A clock that ran ahead must lock no one out.
      .where('attempted_at', '<', sql<Date>`(now() + interval '1 minute')`)
      .orderBy('attempted_at', 'desc')
      .orderBy('id', 'desc')
      .offset(maxAttempts - 1)
      .limit(1)
  )
}

function toWait(seconds: number | null): number {
  // Rounded times may lie a millisecond outside the window.
  return seconds === null ? 0 : Math.min(signInLimit.windowSeconds, Math.max(1, seconds))
}

/** A stranger's failed attempts elsewhere do not lock out a known address. */
export async function isKnownAddress(
  db: Executor,
  phone: string,
  address: string,
): Promise<boolean> {
  return (await successes(db, phone, address).executeTakeFirst()) !== undefined
}

function successes(db: Executor, phone: string, address: string) {
  return db
    .selectFrom('sign_in_attempts')
    .select('id')
    .where('phone', '=', phone)
    .where('address', '=', address)
    .where('succeeded', '=', true)
    .where('attempted_at', '>', daysAgo(config.SIGN_IN_DAYS))
    .limit(1)
}
