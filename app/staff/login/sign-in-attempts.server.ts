import { sql, type RawBuilder } from 'kysely'

import { config } from '#app/config/config.server.ts'
import type { Executor } from '#db/client.server.ts'

import { signInLimit } from './sign-in.ts'

/** Where a try comes from: an address key, and the id of the browser where the account knows it. */
export type TryFrom = { address: string; browser?: string | undefined }

/** `isKnown`: someone signed in with this phone from this address or browser before. */
export type Attempt =
  | { kind: 'allowed'; id: string; isKnown: boolean }
  | { kind: 'wait'; seconds: number }

const windowStart = sql<Date>`(now() - make_interval(secs => ${signInLimit.windowSeconds}))`
const memoryStart = daysAgo(config.SIGN_IN_DAYS)

/**
 * Notes a try before the password is looked at, unless its tries are used up; then answers the seconds
 * to wait. A refused try is not noted, so waiting always ends. A known browser has tries of its own
 * (OWASP's "device cookies"); everybody else shares those of the address and of the phone. The locks
 * make tries that arrive together count each other, in whichever process they are.
 */
export function beginAttempt(
  db: Executor,
  phone: string,
  { address, browser }: TryFrom,
): Promise<Attempt> {
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`address ${address}`}, 0)),
      pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`.execute(trx)
    const { isKnown, seconds } = await countTries(trx, phone, { address, browser })
    if (seconds > 0) return { kind: 'wait', seconds }
    const row = await trx
      .insertInto('sign_in_attempts')
      .values({ phone, address, browser: browser ?? null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { kind: 'allowed', id: row.id, isKnown }
  })
}

/** Takes a try that was right out of the count. */
export async function markSucceeded(db: Executor, id: string): Promise<void> {
  await db.updateTable('sign_in_attempts').set({ succeeded: true }).where('id', '=', id).execute()
}

/** Drops tries that no rule reads any more: right ones of so many days ago, wrong ones that count no longer. */
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

/** A try whose password nobody came to look at is none. */
export async function forgetAttempt(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('id', '=', id).execute()
}

function inTransaction<T>(db: Executor, work: (trx: Executor) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

/** Who asks, and the seconds that they wait, in one look: a flood of tries costs the database as little as it can. */
async function countTries(
  db: Executor,
  phone: string,
  { address, browser }: TryFrom,
): Promise<{ isKnown: boolean; seconds: number }> {
  const { tries, triesOfKnown } = signInLimit
  if (browser !== undefined) {
    const own = secondsToWait(db, sql<boolean>`phone = ${phone} and browser = ${browser}`, tries)
    const all = sql<boolean>`phone = ${phone} and browser is not null`
    const { ofOwn, ofAll } = await db
      .selectNoFrom([own.as('ofOwn'), secondsToWait(db, all, triesOfKnown).as('ofAll')])
      .executeTakeFirstOrThrow()
    return { isKnown: true, seconds: Math.max(toWait(ofOwn), toWait(ofAll)) }
  }
  const ofAddress = sql<boolean>`address = ${address} and browser is null`
  const ofPhone = sql<boolean>`phone = ${phone} and browser is null`
  const found = await db
    .selectNoFrom((row) => [
      row.exists(successes(db, phone, address)).as('isKnown'),
      secondsToWait(db, ofAddress, tries).as('ofAddress'),
      secondsToWait(db, ofPhone, tries).as('ofPhone'),
    ])
    .executeTakeFirstOrThrow()
  const isKnown = Boolean(found.isKnown)
  const seconds = Math.max(toWait(found.ofAddress), isKnown ? 0 : toWait(found.ofPhone))
  return { isKnown, seconds }
}

function secondsToWait(db: Executor, rows: RawBuilder<boolean>, tries: number) {
  return (
    db
      .selectFrom('sign_in_attempts')
      .select(
        sql<number>`ceil(extract(epoch from attempted_at - ${windowStart}))::int`.as('seconds'),
      )
      .where(rows)
      .where('succeeded', '=', false)
      .where('attempted_at', '>', windowStart)
      // What a clock that ran ahead has left shuts no one out.
      .where('attempted_at', '<', sql<Date>`(now() + interval '1 minute')`)
      .orderBy('attempted_at', 'desc')
      .orderBy('id', 'desc')
      .offset(tries - 1)
      .limit(1)
  )
}

function toWait(seconds: number | null): number {
  // Rounded times may lie a millisecond beyond the window.
  return seconds === null ? 0 : Math.min(signInLimit.windowSeconds, Math.max(1, seconds))
}

/** From where a person has signed in before, a stranger's wrong tries elsewhere don't shut them out. */
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
    .where('attempted_at', '>', memoryStart)
    .limit(1)
}
