import { config, configuredSettings } from '#app/config/config.server.ts'
import { keepSettings } from '#app/config/known-settings.server.ts'
import { recordSecrets as note } from '#app/privacy/site-secrets.server.ts'
import { db } from '#db/client.server.ts'

import { log } from './observability/log.ts'

/** Records the secrets and settings in use, for commands and the health page; failures go to the log. */
export async function recordSecrets(): Promise<void> {
  await keepSettings(config.DATA_DIR, configuredSettings).catch((error: unknown) =>
    log.warn({ err: error }, 'The start settings could not be saved for commands'),
  )
  try {
    const found = await note(db)
    if (found.changed)
      log.error(
        `PRIVACY_SECRET is another than on ${found.changed.toISOString().slice(0, 10)}: who withdrew before cannot be told from others, and their links lead nowhere. Give the site the one that it had (Health says more).`,
      )
  } catch (error) {
    log.error({ err: error }, 'No one can withdraw: the secrets for it cannot be read')
  }
}
