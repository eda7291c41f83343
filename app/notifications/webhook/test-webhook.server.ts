import { randomUUID } from 'node:crypto'

import { config } from '#app/config/config.server.ts'
import { minuteLimit } from '#app/lib/http/minute-limit.ts'
import { outgoingRequest } from '#app/lib/http/outgoing-request.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { cutText } from '#app/lib/text/cut-text.ts'
import { withoutHidden } from '#app/lib/text/without-hidden.ts'
import { webhooks } from '#app/notifications/destinations.server.ts'
import { failureTexts } from '#app/strings/en/notifications.ts'
import { webhookTexts } from '#app/strings/en/webhooks.ts'

import { failureOf, webhookCall } from './send-webhook.server.ts'
import { testBodyOf } from './webhook-body.ts'

const SHOWN_BYTES = 4096
const SHOWN_LINES = 10
const SHOWN_LETTERS = 1000

/** Of one owner; `all` is of a process. */
const mayTest = minuteLimit({ ipv4: 5, ipv6: 5, all: 30 })

const texts = webhookTexts.test

export type WebhookTest = {
  target: string
  isAccepted: boolean
  /** The status and the time it took; '' where nothing was sent. */
  answer: string
  /** The first lines of the receiver's own words. */
  body: string
  /** What it means. */
  text: string
}

/** Sends a test event with the settings in force. Never throws. */
export async function testWebhook(
  target: string,
  { id }: { id: string },
  signal: AbortSignal,
): Promise<WebhookTest> {
  const url = webhooks(config).get(target)
  const unsent = (text: string) => ({ target, isAccepted: false, answer: '', body: '', text })
  if (url === undefined) return unsent(texts.gone)
  if (!mayTest(id)) return unsent(texts.wait)
  const origin = siteOrigin(config.PUBLIC_URL) || `http://localhost:${config.PORT}`
  const call = webhookCall({ url, id: randomUUID(), body: testBodyOf(config, origin, new Date()) })
  const since = performance.now()
  const ms = () => Math.round(performance.now() - since).toLocaleString('en-IN')
  try {
    const { status, body } = await outgoingRequest({ ...call, shownBytes: SHOWN_BYTES }, signal)
    const isAccepted = status >= 200 && status < 300
    const answer = texts.answered(status, ms())
    return {
      target,
      isAccepted,
      answer,
      body: firstLines(body.toString()),
      text: meaningOf(status),
    }
  } catch (error) {
    const { reason, code } = failureOf(error)
    return { ...unsent(FAILURES.get(code) ?? reason), answer: texts.silent(ms()) }
  }
}

function firstLines(text: string): string {
  const lines = withoutHidden(text).split('\n').slice(0, SHOWN_LINES)
  return cutText(lines.join('\n'), SHOWN_LETTERS)
}

const FAILURES: ReadonlyMap<string, string> = new Map([
  ['ENOTFOUND', texts.unknownName],
  ['ECONNREFUSED', texts.refusedCall],
  ['CERT_HAS_EXPIRED', texts.certificate],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', texts.certificate],
  ['SELF_SIGNED_CERT_IN_CHAIN', texts.certificate],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', texts.certificate],
  ['ERR_TLS_CERT_ALTNAME_INVALID', texts.certificate],
])

const MEANINGS: ReadonlyMap<number, string> = new Map([
  [400, texts.badRequest],
  [401, texts.unauthorized],
  [403, texts.unauthorized],
  [404, texts.notFound],
  [405, texts.notFound],
  [410, failureTexts.gone],
  [422, texts.badRequest],
  [429, texts.busy],
])

function meaningOf(status: number): string {
  const known = MEANINGS.get(status)
  if (known !== undefined) return known
  if (status >= 500) return texts.broken
  if (status >= 300 && status < 400) return failureTexts.ledOn(status)
  return status >= 200 && status < 300 ? texts.accepted : failureTexts.answered(status)
}
