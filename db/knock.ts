import { Client } from 'pg'

/** PostgreSQL lends no more connections (53300), which it says itself. */
const TOO_MANY = '53300'
const CLEAN_UP_MS = 2000

/**
 * How a PostgreSQL answers who comes anew. It is `locked` where all that this role asked of it, by
 * whichever connection, waits for locks: nothing of it is being stored, as it is by a slow disk.
 */
export type Answered = 'silent' | 'there' | 'locked'

/** Who holds a lock between two statements of ours goes on, too. Through a pooler it is the same. */
const IS_LOCKED = `select coalesce(bool_and(coalesce(wait_event_type, '') = 'Lock'), false) as "isLocked"
  from pg_stat_activity where datname = current_database() and usename = current_user
    and state <> 'idle' and pid <> pg_backend_pid()`

/**
 * How a PostgreSQL answers within so many milliseconds. One that lends nothing more is there; one that
 * starts or stops is silent. Where a pooler lets us in and then says nothing, all that it has to lend may
 * be lent, to slow commits say: then the answer is that of `direct`, the way past it. Never throws.
 */
export async function knock(
  connectionString: string | undefined,
  milliseconds: number,
  direct = connectionString,
): Promise<Answered> {
  const door = ask(connectionString, milliseconds)
  const past = direct === connectionString ? undefined : ask(direct, milliseconds)
  const late = pause(milliseconds)
  const answered = await Promise.race([door.answered, late.over])
  const beyond = answered === 'silent' && door.isIn() ? past : undefined
  const result = beyond ? await Promise.race([beyond.answered, late.over]) : answered
  late.end()
  return result
}

/** `isIn` says whether whoever opens there has let us in. */
function ask(connectionString: string | undefined, milliseconds: number) {
  const client = new Client({
    connectionString,
    // Of those that are never answered none is kept.
    connectionTimeoutMillis: milliseconds + CLEAN_UP_MS,
    query_timeout: milliseconds + CLEAN_UP_MS,
  })
  client.on('error', () => {})
  let isIn = false
  const answered = client
    .connect()
    .then(() => {
      isIn = true
      return client.query<{ isLocked: boolean }>(IS_LOCKED)
    })
    .then(
      ({ rows }): Answered => (rows[0]?.isLocked === true ? 'locked' : 'there'),
      (error: unknown): Answered =>
        error instanceof Error && 'code' in error && error.code === TOO_MANY ? 'there' : 'silent',
    )
  void answered.then(() => client.end()).catch(() => {})
  return { answered, isIn: () => isIn }
}

function pause(milliseconds: number): { over: Promise<Answered>; end: () => void } {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<Answered>((resolve) => {
    // A loop that was held up hears first what came meanwhile.
    timer = setTimeout(() => setImmediate(() => setImmediate(resolve, 'silent')), milliseconds)
  })
  return { over, end: () => clearTimeout(timer) }
}
