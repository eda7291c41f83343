import { formatTime } from '#app/audit/format-time.ts'
import { serverText } from '#app/config/config.server.ts'
import { commaList } from '#app/lib/text/comma-list.ts'
import { readMailAddress } from '#app/lib/text/mail-address.ts'
import { webhookName, type Way } from '#app/notifications/destinations.server.ts'
import {
  listLastDeliveries,
  listWebhookDeliveries,
} from '#app/notifications/list-deliveries.server.ts'
import {
  lastLine,
  webhookLine,
  type LastLine,
  type WebhookLine,
} from '#app/notifications/outbox-line.ts'
import { maskUrls } from '#app/settings/masked-urls.ts'
import type { StoredSection } from '#app/settings/stored-settings.server.ts'
import { secretsOf } from '#app/settings/webhook-secret.server.ts'
import type { Executor } from '#db/client.server.ts'

const DELIVERIES = 10

/** `target` is its name in deliveries, `shown` the address without a login; `last` is absent where nothing was sent yet. */
export type Receiver = { target: string; shown: string; last: LastLine | undefined }

/** What the page shows of webhooks: of a secret, only whether there is one. */
export type WebhooksView = {
  secret: 'by-server' | 'unread' | 'none' | 'one' | 'two'
  people: Receiver[]
  addresses: Receiver[]
  deliveries: WebhookLine[]
}

export async function findWebhooks(db: Executor, stored: StoredSection): Promise<WebhooksView> {
  const now = new Date()
  const formatted = (moment: Date) => formatTime(moment, now)
  const rows = await listWebhookDeliveries(db, DELIVERIES)
  return {
    secret: secretState(stored),
    people: await receivers('team', 'MAIL_TO', (entry) => readMailAddress(entry).address),
    addresses: await receivers('webhook', 'WEBHOOK_URLS', webhookName),
    deliveries: rows.map((row) => webhookLine(row, formatted)),
  }

  /** In the order of the form. */
  async function receivers(
    way: Way,
    name: 'MAIL_TO' | 'WEBHOOK_URLS',
    targetOf: (entry: string) => string,
  ): Promise<Receiver[]> {
    const entries = commaList(serverText(name) ?? stored.texts[name] ?? '')
    const found = await listLastDeliveries(db, way, entries.map(targetOf))
    return entries.map((entry) => {
      const target = targetOf(entry)
      const last = found.find((one) => one.target === target)
      return { target, shown: maskUrls(entry), last: last && lastLine(last, now, formatted) }
    })
  }
}

function secretState(stored: StoredSection): WebhooksView['secret'] {
  if (serverText('WEBHOOK_SECRET') !== undefined) return 'by-server'
  if (stored.unread.includes('WEBHOOK_SECRET')) return 'unread'
  const { length } = secretsOf(stored)
  if (length === 0) return 'none'
  return length === 1 ? 'one' : 'two'
}
