import type { z } from 'zod'

import { environment, wholeEnvironment } from './environment.ts'
import { withExamples } from './example-values.ts'
import { withFiles } from './groups/settings-from-files.server.ts'
import { settingsOf } from './known-settings.server.ts'

export type Config = z.infer<typeof environment>

/** Variables that a deployment must set before it goes public. */
const EXAMPLES = [
  'PUBLIC_URL',
  'PRODUCT_ID',
  'BRAND',
  'PUBLIC_PHONE',
  'PUBLIC_EMAIL',
  'PRIVACY_EMAIL',
  'OFFICE',
  'CHAT_NUMBER',
] as const

/** What `npm start` reads before there is a configuration. */
const OF_THE_START: ReadonlySet<string> = new Set(['NODE_ENV', 'HOST', 'PORT'])
/** Variables of which each can be said by the name of a file that holds it, too: `SMTP_URL_FILE`. */
const NAMES = Object.keys(environment.shape).filter((name) => !OF_THE_START.has(name))

/** Parses an environment; an empty variable counts as removed. The error names every wrong variable on a line of its own. */
export function parseConfig(variables: Record<string, string | undefined>): Config {
  const whole = withExamples(withFiles(variables, NAMES))
  const given = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== ''))
  const result = wholeEnvironment.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => `  ${String(path[0])} ${message}`)
  throw new Error(`The configuration is wrong:\n${[...new Set(lines)].join('\n')}`)
}

/** Names of the variables that a public site needs and that are not set. */
export function exampleVariables(current: Config): string[] {
  const defaults = parseConfig({ NODE_ENV: current.NODE_ENV })
  return EXAMPLES.filter((name) => current[name] === defaults[name])
}

export const config = parseConfig(process.env)

/** Names of the settings that this process was given. */
export const givenSettings = settingsOf(process.env)

/**
 * The database past any pooler, which lends a connection for one transaction: for what outlives one, as
 * LISTEN and a lock of a session do.
 */
export function directUrl(from: Config = config): string | undefined {
  return from.DATABASE_DIRECT_URL ?? from.DATABASE_URL
}

/** The same as the role that owns the tables, for who changes them. */
export function ownerUrl(from: Config = config): string | undefined {
  return from.DATABASE_OWNER_URL ?? directUrl(from)
}

/** The consultancy's own registrations as an agent, by state, as the authorities gave them. */
export function agentRegistrations(from: Config = config): Record<string, string> {
  const all = {
    'Uttar Pradesh': from.RERA_AGENT_UTTAR_PRADESH,
    'Madhya Pradesh': from.RERA_AGENT_MADHYA_PRADESH,
    Goa: from.RERA_AGENT_GOA,
    Maharashtra: from.RERA_AGENT_MAHARASHTRA,
    Haryana: from.RERA_AGENT_HARYANA,
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([state, number]) =>
      number === undefined ? [] : [[state, number]],
    ),
  )
}

/** What every page may show of the deployment; handed to the browser by the root loader. */
export function publicSite(from: Config = config) {
  return {
    brand: from.BRAND,
    phone: from.PUBLIC_PHONE,
    email: from.PUBLIC_EMAIL,
    office: from.OFFICE,
    chatNumber: from.CHAT_NUMBER,
    productId: from.PRODUCT_ID,
    agents: agentRegistrations(from),
    social: [
      { name: 'Instagram', href: from.SOCIAL_INSTAGRAM },
      { name: 'Facebook', href: from.SOCIAL_FACEBOOK },
      { name: 'Twitter', href: from.SOCIAL_TWITTER },
      { name: 'LinkedIn', href: from.SOCIAL_LINKEDIN },
      { name: 'YouTube', href: from.SOCIAL_YOUTUBE },
    ].flatMap(({ name, href }) => (href === undefined ? [] : [{ name, href }])),
  }
}
export type PublicSite = ReturnType<typeof publicSite>
