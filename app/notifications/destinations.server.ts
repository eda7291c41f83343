import { createHash } from 'node:crypto'

import { z } from 'zod'

import type { Config } from '#app/config/config.server.ts'
import { ownAddress } from '#app/config/contact-details.ts'

/** `team` and `visitor` are mails. */
export const ways = ['team', 'visitor', 'webhook'] as const
export type Way = (typeof ways)[number]

/**
 * What happened: an enquiry came; a link that closes all enquiries of an address was asked for; something
 * about no single lead that the team should know.
 */
export const eventKind = z.enum(['enquiry', 'withdrawal-link', 'notice'])
export type EventKind = z.infer<typeof eventKind>

/** The one way by which it is told, where it is not told by all. */
const ONLY_WAY: Partial<Record<EventKind, Way>> = {
  'withdrawal-link': 'visitor',
  notice: 'team',
}

/** Where an event is told: an address of the team, the name of a webhook; empty for the visitor. */
export type Destination = { way: Way; target: string }

type Told = Pick<Config, 'NODE_ENV' | 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO' | 'PUBLIC_EMAIL'>

/** How mail goes out; without `smtpUrl` it is only shown to who develops. */
export type MailWay = {
  smtpUrl: string | undefined
  from: { name: string; address: string }
  to: readonly string[]
}

/** How this deployment sends mail; undefined where it sends none. */
export function mailWay(config: Told & Pick<Config, 'BRAND'>): MailWay | undefined {
  const isPreview = config.SMTP_URL === undefined
  if (isPreview && config.NODE_ENV !== 'development') return undefined
  const { name, address } = config.MAIL_FROM ?? ownAddress(config)
  return {
    smtpUrl: config.SMTP_URL,
    from: { name: name || config.BRAND, address },
    to: [...new Set(config.MAIL_TO ?? [ownAddress(config).address])],
  }
}

/** Webhooks by their names. */
export function webhooks(config: Pick<Config, 'WEBHOOK_URLS'>): ReadonlyMap<string, string> {
  return new Map(config.WEBHOOK_URLS.map((url) => [webhookName(url), url]))
}

/**
 * What a webhook is called in the database and at the desk: its host, and what tells it from others
 * there. Its address may hold a key, which stays in the configuration alone.
 */
function webhookName(url: string): string {
  const digest = createHash('sha256').update(url).digest('hex').slice(0, 6)
  return `${new URL(url).host} (${digest})`
}

/** Everywhere that an event is told; `hasVisitor` says whether there is a visitor to write to. */
export function destinationsOf(
  config: Parameters<typeof mailWay>[0] & Pick<Config, 'WEBHOOK_URLS'>,
  hasVisitor: boolean,
  kind: EventKind = 'enquiry',
): Destination[] {
  const mail = mailWay(config)
  const all = [
    ...(mail?.to ?? []).map((target) => ({ way: 'team' as const, target })),
    ...(mail && hasVisitor ? [{ way: 'visitor' as const, target: '' }] : []),
    ...[...webhooks(config).keys()].map((target) => ({ way: 'webhook' as const, target })),
  ]
  const only = ONLY_WAY[kind]
  return only === undefined ? all : all.filter(({ way }) => way === only)
}
