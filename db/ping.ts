import { Client } from 'pg'

const TOO_MANY = '53300'
const CLEAN_UP_MS = 2000

/** `locked`: every statement of this role waits for locks, unlike on a slow disk. */
export type Answered = 'silent' | 'there' | 'locked'

/** A session that holds a lock between two statements counts as running, also through a pooler. */
const IS_LOCKED = `select coalesce(bool_and(coalesce(wait_event_type, '') = 'Lock'), false) as "isLocked"
  from pg_stat_activity where datname = current_database() and usename = current_user
    and state <> 'idle' and pid <> pg_backend_pid()`

/** A starting or stopping server is `silent`; a silent pooler may be full, so `direct` decides. Milliseconds. Never throws. */
export async function ping(
  connectionString: string | undefined,
  milliseconds: number,
  direct = connectionString,
): Promise<Answered> {
  const attempt = probe(connectionString, milliseconds)
  const past = direct === connectionString ? undefined : probe(direct, milliseconds)
  const late = pause(milliseconds)
  const answered = await Promise.race([attempt.answered, late.over])
  const beyond = answered === 'silent' && attempt.isIn() ? past : undefined
  const result = beyond ? await Promise.race([beyond.answered, late.over]) : answered
  late.end()
  return result
}

function probe(connectionString: string | undefined, milliseconds: number) {
  const client = new Client({
    connectionString,
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
    // After a delay the loop reads pending input first.
    timer = setTimeout(() => setImmediate(() => setImmediate(resolve, 'silent')), milliseconds)
  })
  return { over, end: () => clearTimeout(timer) }
}
