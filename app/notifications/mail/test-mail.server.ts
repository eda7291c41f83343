import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import { config } from '#app/config/config.server.ts'
import { ownAddress } from '#app/config/contact-details.ts'
import { minuteLimit } from '#app/lib/http/minute-limit.ts'
import { mailWay } from '#app/notifications/destinations.server.ts'
import { testMailTexts as texts } from '#app/strings/en/settings.ts'
import { webhookTexts } from '#app/strings/en/webhooks.ts'

import { oneLine } from './mail.ts'
import { mailPreviewFolder, sendMail } from './send-mail.server.ts'

/** Milliseconds: a person waits for the answer. */
const DEADLINE_MS = 12_000

/** Of one owner; `all` is of a process. Each mail goes to any address. */
const mayTest = minuteLimit({ ipv4: 5, ipv6: 5, all: 30 })

export type TestMailResult = { to: string; isSent: boolean; text: string }

/** Sends with the settings in force; `text` has the mail server's own answer. Never throws. */
export async function sendTestMail(to: string, { id }: { id: string }): Promise<TestMailResult> {
  const way = mailWay(config)
  const refused = (text: string) => ({ to, isSent: false, text })
  if (way?.smtpUrl === undefined) return refused(texts.notSet)
  if (!z.email().safeParse(to).success) return refused(texts.wrong)
  if (!mayTest(id)) return refused(webhookTexts.test.wait)
  const subject = oneLine(texts.subject(config.BRAND))
  const mail = { subject, heading: subject, parts: [{ kind: 'text', text: texts.body } as const] }
  const result = await sendMail({ id: randomUUID(), to, replyTo: ownAddress(config), mail }, way, {
    previewFolder: mailPreviewFolder,
    deadline: DEADLINE_MS,
  })
  if (result.kind !== 'sent') return refused(texts.failed(result.reason))
  return { to, isSent: true, text: texts.sent(to, result.answer ?? '') }
}
