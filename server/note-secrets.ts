import { db } from '#app/db.server.ts'
import { healthTexts } from '#app/desk-texts/en/health.ts'
import { noteSecrets as note } from '#app/leads/privacy/site-secrets.server.ts'

import { log } from './log.ts'

/** Tells the database by which secrets this site works, for commands and the owner's morning; of trouble the log knows. */
export async function noteSecrets(): Promise<void> {
  const { changed, changedTodo } = healthTexts.secrets
  try {
    const found = await note(db)
    if (found.changed)
      log.error(`${changed(found.changed.toISOString().slice(0, 10))} ${changedTodo}`)
  } catch (error) {
    log.error({ err: error }, 'Nobody can withdraw: the secrets for it cannot be had')
  }
}
