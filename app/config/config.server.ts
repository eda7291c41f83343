import { createHash } from 'node:crypto'
import type { z } from 'zod'

import { EXAMPLE_CHAT, EXAMPLE_PHONE } from '#app/lib/phone/public-phone.ts'

import { addresses } from './addresses.ts'
import { earlierNames, withCurrentNames } from './earlier-names.ts'
import { environment, wholeEnvironment } from './environment.ts'
import { EXAMPLE_OFFICE } from './groups/business.ts'
import { withFiles } from './groups/settings-from-files.server.ts'
import { agentStates, stateNames } from './groups/work-states.ts'
import { settingsOf } from './known-settings.server.ts'

export type Config = z.infer<typeof environment>

type Variables = Record<string, string | undefined>

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

/** Placeholders for development; never in production. */
const examples: Readonly<Record<string, string>> = {
  PUBLIC_PHONE: EXAMPLE_PHONE,
  PUBLIC_EMAIL: 'desk@example.com',
  PRIVACY_EMAIL: 'privacy@example.com',
  CHAT_NUMBER: EXAMPLE_CHAT,
  SOCIAL_INSTAGRAM: 'https://instagram.example.com/northlight',
  SOCIAL_FACEBOOK: 'https://facebook.example.com/northlight',
  SOCIAL_TWITTER: 'https://x.example.com/northlight',
  SOCIAL_LINKEDIN: 'https://linkedin.example.com/northlight',
  SOCIAL_YOUTUBE: 'https://youtube.example.com/northlight',
}

/** `npm start` reads these before there is a configuration. */
const OF_THE_START: ReadonlySet<string> = new Set(['NODE_ENV', 'HOST', 'PORT'])
/** Each also works as the name of a file with the value: `SMTP_URL_FILE`. */
const NAMES = Object.keys(environment.shape).filter((name) => !OF_THE_START.has(name))

/** Parses an environment; an empty variable counts as unset. The error has one line per wrong variable. */
export function parseConfig(variables: Variables): Config {
  const result = readConfig(withFiles(withCurrentNames(variables), NAMES))
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => `  ${String(path[0])} ${message}`)
  throw new Error(`The configuration is wrong:\n${[...new Set(lines)].join('\n')}`)
}

function readConfig(variables: Variables) {
  return wholeEnvironment.safeParse(withoutEmpty(withExamples(variables)))
}

function withoutEmpty(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
}

export function exampleVariables(current: Config): string[] {
  const defaults = parseConfig({ NODE_ENV: current.NODE_ENV })
  return EXAMPLES.filter((name) => current[name] === defaults[name])
}

/** Once, because the site may not read its secrets' files later. */
const variables = withFiles(withCurrentNames(process.env), NAMES)

/** The environment, then the settings that owners store (app/settings). A stored change arrives here within a second. */
export const config = parseConfig(process.env)

export const configuredSettings = settingsOf(withCurrentNames(process.env))

/** The text of a variable of the environment, which wins over a stored setting; undefined where it is not set. */
export function serverText(name: string): string | undefined {
  return variables[name] || undefined
}

/** What is wrong with settings that an owner wants to store, as "must be …" by name. */
export function settingFaults(stored: Variables): Readonly<Record<string, string>> {
  const issues = readConfig(withStored(stored)).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

/** Only these of `config` change. */
const everStored = new Set<string>()

/** Puts the stored settings of each section in force; returns the sections that this version cannot read. */
export function applySettings(sections: Readonly<Record<string, Variables>>): string[] {
  const unread: string[] = []
  let usable: Variables = {}
  for (const [section, values] of Object.entries(sections)) {
    const next = { ...usable, ...values }
    if (Object.keys(settingFaults(next)).length === 0) usable = next
    else unread.push(section)
  }
  for (const name of Object.keys(usable)) everStored.add(name)
  const next = Object.entries(readConfig(withStored(usable)).data ?? {})
  const unset = [...everStored].map((name) => [name, undefined])
  const stored = next.filter(([name]) => everStored.has(name))
  Object.assign(config, Object.fromEntries(unset), Object.fromEntries(stored))
  return unread
}

/** The environment wins, except where it only removes an example. */
function withStored(stored: Variables): Variables {
  return { ...variables, ...stored, ...withoutEmpty(variables) }
}

/** Variables of the environment that still have a name of version 0.1. */
export const earlierSettings = earlierNames(process.env)

/** Whether webhooks and push alerts may go into a private network. */
export function isPrivateAllowed(from: Config = config): boolean {
  return from.WEBHOOK_ALLOW_PRIVATE || from.NODE_ENV === 'development'
}

/** The database without a pooler, which LISTEN and session locks need. */
export function directUrl(from: Config = config): string | undefined {
  return from.DATABASE_DIRECT_URL ?? from.DATABASE_URL
}

/** The role that owns the tables. */
export function ownerUrl(from: Config = config): string | undefined {
  return from.DATABASE_OWNER_URL ?? directUrl(from)
}

/** Registration numbers as an agent, by state. */
export function agentRegistrations(from: Config = config): Record<string, string> {
  return Object.fromEntries(
    stateNames.flatMap((state) => {
      const number = from[agentStates[state]]
      return number === undefined ? [] : [[state, number]]
    }),
  )
}

/** Where the header finds the logo; its size is in CSS pixels. */
function brandLogo({ LOGO: logo }: Config) {
  if (!logo) return undefined
  const { width, height, base64 } = logo
  const version = createHash('sha256').update(base64).digest('hex').slice(0, 12)
  return { src: `${addresses.brandLogo.path}?v=${version}`, width, height }
}

/** What every page may show of the deployment; the root loader sends it to the browser. */
export function publicSite(from: Config = config) {
  return {
    brand: from.BRAND,
    logo: brandLogo(from),
    phone: from.PUBLIC_PHONE,
    email: from.PUBLIC_EMAIL,
    office: from.OFFICE,
    ownOffice: from.OFFICE === EXAMPLE_OFFICE ? undefined : from.OFFICE,
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

/** Adds the examples; production removes one that was set. An empty variable removes its example. */
function withExamples(given: Variables): Variables {
  const isProduction = (given['NODE_ENV'] || 'production') === 'production'
  if (!isProduction) return { ...examples, ...given }
  const own = Object.entries(given).filter(([name, value]) => value !== examples[name])
  return Object.fromEntries(own)
}
