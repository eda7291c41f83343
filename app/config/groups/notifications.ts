import { z } from 'zod'

import { parseUrl } from '#app/lib/http/parse-url.ts'
import { commaList } from '#app/lib/text/comma-list.ts'
import { readMailAddress } from '#app/lib/text/mail-address.ts'

import { flag, whole } from './integer-setting.ts'

const address = z.email()

/** The query is options of nodemailer, of which others can start a program on the server or log each mail. */
const MAIL_SERVER =
  /^smtps?:\/\/[^?#]+(?:\?(?:(?:authMethod|ignoreTLS|name|requireTLS|tls\.(?:minVersion|rejectUnauthorized|servername))=[\w.-]*(?:&|$))+)?$/

const SMTP_FORM =
  'must be a full address such as smtps://user:password@mail.example.com; after a question mark only options of TLS and login, such as requireTLS=true'

/** This machine itself, where no one can intercept. */
const OWN_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

function isWebhook(text: string): boolean {
  const url = parseUrl(text)
  if (url?.protocol === 'https:') return true
  return url?.protocol === 'http:' && OWN_HOSTS.has(url.hostname)
}

/** The format of Standard Webhooks: `whsec_` and base64 of 24 to 64 bytes. */
function isSecret(text: string): boolean {
  const coded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1]
  const bytes = coded === undefined ? 0 : Buffer.from(coded, 'base64').length
  return bytes >= 24 && bytes <= 64
}

/** Notifications of an enquiry (docs/adr/0016). */
export const notificationVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: SMTP_FORM })
    .regex(MAIL_SERVER, SMTP_FORM)
    .optional()
    .meta({
      description:
        'The mail server that sends notifications to your team and to visitors. After a question mark it takes options of TLS and login only, such as `requireTLS=true`.',
      unset: 'no email',
      example: 'smtps://user:password@mail.example.com',
    }),
  MAIL_FROM: z
    .string()
    .transform(readMailAddress)
    .refine(
      (from) => address.safeParse(from.address).success,
      'must be an email address, with or without a name before it',
    )
    .optional()
    .meta({
      description: 'The sender of the emails. You must set it with `SMTP_URL`.',
      example: 'Sharma Homes <desk@homes.example.com>',
    }),
  MAIL_TO: z
    .string()
    .transform((text) => commaList(text).map((one) => readMailAddress(one).address))
    .pipe(z.array(z.email('must be email addresses, comma-separated')).min(1))
    .optional()
    .meta({
      description:
        'The team members who get an email about each enquiry, comma-separated, each with or without a name. You must set it with `SMTP_URL`.',
      example: 'Asha Rao <asha@homes.example.com>, ravi@homes.example.com',
    }),
  WEBHOOK_URLS: z
    .string()
    .transform(commaList)
    .refine(
      (urls) => urls.every(isWebhook),
      'must be full https addresses, comma-separated; http only to this machine',
    )
    .default([])
    .meta({
      description:
        'The https addresses of programs that get each enquiry as a webhook, comma-separated.',
      example: 'https://crm.example.com/northlight',
    }),
  WEBHOOK_SECRET: z
    .string()
    .transform(commaList)
    .refine(
      (secrets) => secrets.length > 0 && secrets.every(isSecret),
      'must be whsec_ and 24 to 64 bytes in base64, such as of openssl rand -base64 32',
    )
    .optional()
    .meta({
      description:
        'The secret that signs webhooks: `whsec_` and the output of `openssl rand -base64 32`. Give two, comma-separated and the new one first, while you change it.',
      example: 'whsec_…',
    }),
  WEBHOOK_ALLOW_PRIVATE: flag.prefault('false').meta({
    description:
      'With `true`, webhooks and push alerts may go into a private network or, webhooks also by http, to this machine.',
  }),
  NOTIFICATION_RETRY_SECONDS: whole(0, 'a whole number of seconds, at most 3600', 3600)
    .default(15)
    .meta({
      description:
        'The wait before a failed email or webhook is sent again. Each further wait is twice as long, up to 480 times this; `0` retries at once, for tests.',
      unit: 'seconds',
    }),
}

type Notifications = Partial<Record<keyof typeof notificationVariables, unknown>>

/** Rules between variables, by the name of the wrong one. */
export function notificationFaults(values: Notifications): { name: string; message: string }[] {
  const faults = []
  if (values.SMTP_URL !== undefined) {
    for (const name of ['MAIL_FROM', 'MAIL_TO'] as const)
      if (values[name] === undefined) faults.push({ name, message: 'must be set with SMTP_URL' })
  }
  const hasWebhooks = Array.isArray(values.WEBHOOK_URLS) && values.WEBHOOK_URLS.length > 0
  if (hasWebhooks && values.WEBHOOK_SECRET === undefined)
    faults.push({ name: 'WEBHOOK_SECRET', message: 'must be set with WEBHOOK_URLS' })
  return faults
}
