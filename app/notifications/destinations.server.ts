import { createHash } from 'node:crypto'

import { z } from 'zod'

import type { Config } from '#app/config/config.server.ts'
import { ownAddress } from '#app/config/contact-details.ts'

/** `team` and `visitor` are mails. */
export const ways = ['team', 'visitor', 'webhook'] as const
export type Way = (typeof ways)[number]

export const eventKind = z.enum([
  'enquiry',
  'withdrawal-link',
  'notice',
  'answer',
  'alert-link',
  'alert',
  'visit-reminder',
])
export type EventKind = z.infer<typeof eventKind>

const ONLY_WAY: Partial<Record<EventKind, Way>> = {
  'withdrawal-link': 'visitor',
  notice: 'team',
  answer: 'visitor',
  'alert-link': 'visitor',
  alert: 'visitor',
  'visit-reminder': 'visitor',
}

export type Destination = { way: Way; target: string }

type DestinationConfig = Pick<
  Config,
  'NODE_ENV' | 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO' | 'PUBLIC_EMAIL'
>

export type MailWay = {
  smtpUrl: string | undefined
  from: { name: string; address: string }
  to: readonly string[]
}

export function mailWay(config: DestinationConfig & Pick<Config, 'BRAND'>): MailWay | undefined {
  const isPreview = config.SMTP_URL === undefined
  if (isPreview && config.NODE_ENV !== 'development') return undefined
  const { name, address } = config.MAIL_FROM ?? ownAddress(config)
  return {
    smtpUrl: config.SMTP_URL,
    from: { name: name || config.BRAND, address },
    to: [...new Set(config.MAIL_TO ?? [ownAddress(config).address])],
  }
}

export function webhooks(config: Pick<Config, 'WEBHOOK_URLS'>): ReadonlyMap<string, string> {
  return new Map(config.WEBHOOK_URLS.map((url) => [webhookName(url), url]))
}

/** Host and hash: the address may contain a key, which stays in the configuration. */
export function webhookName(url: string): string {
  const digest = createHash('sha256').update(url).digest('hex').slice(0, 6)
  return `${new URL(url).host} (${digest})`
}

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
