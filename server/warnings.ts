import { config, earlierSettings, exampleVariables } from '#app/config/config.server.ts'
import { destinationsOf } from '#app/notifications/destinations.server.ts'
import { projects } from '#app/projects/catalogue/current-catalogue.server.ts'

/** One sentence each, logged once at the start. */
export function warnings(): string[] {
  const isNotified = destinationsOf(config, false).length > 0
  const examples = exampleVariables(config)
  return [
    ...(examples.length === 0 ? [] : [EXAMPLES + examples.join(', ')]),
    ...earlierSettings.map(
      ({ earlier, name }) =>
        `${earlier} is now ${name}. Rename it: version 2 ignores the old name.`,
    ),
    ...(isNotified ? [] : [NO_NOTIFICATIONS]),
    ...sealWarnings(),
    ...unregisteredWarnings(),
  ]
}

const EXAMPLES =
  'These settings are missing or are examples. Set them before you go public, PUBLIC_URL on the server and the others in the dashboard, under Settings: '

const NO_NOTIFICATIONS =
  'New enquiries show in the dashboard only. Set a mail server or a webhook in the dashboard, under Settings, Notifications.'

function sealWarnings(): string[] {
  if (config.SEAL_RECIPIENT !== undefined || config.SEALED_DAYS === 0) return []
  return [
    'The key that opens withdrawn data is in the data folder (seal-key), on the same server. Set SEAL_RECIPIENT to a public key whose private key you keep elsewhere.',
  ]
}

function unregisteredWarnings(): string[] {
  const unregistered = projects().filter(({ rera }) => rera?.number === undefined)
  if (unregistered.length === 0 || config.UNREGISTERED_PROJECTS === 'interest-only') return []
  return [
    `${unregistered.length} of ${projects().length} projects are shown without a RERA number ("bin/northlight projects rera-report" names them; UNREGISTERED_PROJECTS=interest-only takes interest in them only).`,
  ]
}
