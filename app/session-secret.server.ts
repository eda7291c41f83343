import { dataPath } from '#db/data-folder.ts'

import { config } from './config.server.ts'
import { keptSecret } from './lib/work/kept-secret.server.ts'

/**
 * What signs the cookies of sessions: SESSION_SECRET, or one made on first use and kept in the data
 * folder. It is not in the database, so that a copy of the database opens no session.
 */
export async function sessionSecret(): Promise<string> {
  return config.SESSION_SECRET ?? keptSecret(dataPath(config.DATA_DIR, 'sessionSecret'))
}
