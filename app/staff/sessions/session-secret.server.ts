import { config } from '#app/config/config.server.ts'
import { keptSecret } from '#app/lib/async/stored-secret.server.ts'
import { dataPath } from '#db/data-folder.ts'

let reading: Promise<string> | undefined

/**
 * What signs the cookies of sessions: SESSION_SECRET, or one made on first use and kept in the data
 * folder. It is not in the database, so that a copy of the database opens no session. It is read once.
 */
export async function sessionSecret(): Promise<string> {
  try {
    reading ??= read()
    return await reading
  } catch (error) {
    // The next one who asks reads again.
    reading = undefined
    throw error
  }
}

async function read(): Promise<string> {
  return config.SESSION_SECRET ?? keptSecret(dataPath(config.DATA_DIR, 'sessionSecret'))
}
