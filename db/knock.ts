import { Client } from 'pg'

/** PostgreSQL lends no more connections (53300), which it says itself. */
const TOO_MANY = '53300'
const CLEAN_UP_MS = 2000

/**
 * Whether a PostgreSQL answers who comes anew, within so many milliseconds. One that lends nothing more
 * is there; one that starts or stops is not. Never throws.
 */
export async function knock(
  connectionString: string | undefined,
  milliseconds: number,
): Promise<boolean> {
  const client = new Client({
    connectionString,
    // Of those that are never answered none is kept.
    connectionTimeoutMillis: milliseconds + CLEAN_UP_MS,
    query_timeout: milliseconds + CLEAN_UP_MS,
  })
  client.on('error', () => {})
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    // A loop that was held up hears first what came meanwhile.
    timer = setTimeout(() => setImmediate(() => setImmediate(resolve, false)), milliseconds)
  })
  const asked = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      (error: unknown) => error instanceof Error && 'code' in error && error.code === TOO_MANY,
    )
  const isThere = await Promise.race([asked, late])
  clearTimeout(timer)
  void asked.then(() => client.end()).catch(() => {})
  return isThere
}
