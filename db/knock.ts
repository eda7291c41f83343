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
 * starts or stops is silent. Never throws.
 */
export async function knock(
  connectionString: string | undefined,
  milliseconds: number,
): Promise<Answered> {
  const client = new Client({
    connectionString,
    // Of those that are never answered none is kept.
    connectionTimeoutMillis: milliseconds + CLEAN_UP_MS,
    query_timeout: milliseconds + CLEAN_UP_MS,
  })
  client.on('error', () => {})
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Answered>((resolve) => {
    // A loop that was held up hears first what came meanwhile.
    timer = setTimeout(() => setImmediate(() => setImmediate(resolve, 'silent')), milliseconds)
  })
  const asked = client
    .connect()
    .then(() => client.query<{ isLocked: boolean }>(IS_LOCKED))
    .then(
      ({ rows }): Answered => (rows[0]?.isLocked === true ? 'locked' : 'there'),
      (error: unknown): Answered =>
        error instanceof Error && 'code' in error && error.code === TOO_MANY ? 'there' : 'silent',
    )
  const answered = await Promise.race([asked, late])
  clearTimeout(timer)
  void asked.then(() => client.end()).catch(() => {})
  return answered
}
