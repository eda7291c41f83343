import { randomUUID } from 'node:crypto'

import { config } from '#app/config/config.server.ts'
import { ownAddress } from '#app/config/contact-details.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import type { SendResult } from '#app/notifications/deliveries.server.ts'
import { mailWay } from '#app/notifications/destinations.server.ts'
import { failureTexts, leadAlertMailTexts as texts } from '#app/strings/en/notifications.ts'

import { oneLine, type Mail } from './mail.ts'
import { mailPreviewFolder, sendMail } from './send-mail.server.ts'

/** Milliseconds: a person may wait for the answer. */
const DEADLINE_MS = 12_000

export function canMailAlerts(): boolean {
  return mailWay(config) !== undefined
}

/** To a staff member's own `address`; never throws. */
export function mailAlert(address: string, alert: MailedAlert): Promise<SendResult> {
  const origin = siteOrigin(config.PUBLIC_URL) || `http://localhost:${config.PORT}`
  return mailNow(address, leadAlertMail(alert, { origin, address }))
}

/** While a person waits, without the outbox and its retries; never throws. */
export async function mailNow(address: string, mail: Mail): Promise<SendResult> {
  const way = mailWay(config)
  if (!way) return { kind: 'never', reason: failureTexts.notConfigured, code: 'not configured' }
  return sendMail({ id: randomUUID(), to: address, replyTo: ownAddress(config), mail }, way, {
    previewFolder: mailPreviewFolder,
    deadline: DEADLINE_MS,
  })
}

type MailedAlert = { title: string; body: string; path: string }

/** An alert of an agent by email, which holds no phone either. */
function leadAlertMail(
  { title, body, path }: MailedAlert,
  { origin, address }: Record<'origin' | 'address', string>,
): Mail {
  return {
    subject: oneLine(title),
    heading: title,
    parts: [
      { kind: 'text', text: body },
      { kind: 'link', label: texts.open, href: `${origin}${path}` },
      { kind: 'small', text: texts.why(address) },
    ],
  }
}
