import { config } from '#app/config/config.server.ts'
import { readOrCreateSecret } from '#app/lib/async/stored-secret.server.ts'
import { dataPath } from '#db/data-folder.ts'

let reading: Promise<string> | undefined

/** SESSION_SECRET, or a secret in the data folder: outside the database, so that a copy of the database opens no session. */
export async function sessionSecret(): Promise<string> {
  try {
    reading ??= read()
    return await reading
  } catch (error) {
    // The next call reads again.
    reading = undefined
    throw error
  }
}

async function read(): Promise<string> {
  return config.SESSION_SECRET ?? readOrCreateSecret(dataPath(config.DATA_DIR, 'sessionSecret'))
}
