import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { SendResult } from '#app/notifications/deliveries.server.ts'
import type { MailWay } from '#app/notifications/destinations.server.ts'
import { failureTexts } from '#app/strings/en/onward.ts'

import type { Mail } from './mail.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

/** Milliseconds that a server may keep silent. */
const SILENCE_MS = 10_000
/** Milliseconds that a whole mail may take: a server that says a little again and again is never silent. */
const DEADLINE_MS = 60_000

/** Why we ended a try ourselves. */
class Stopped extends Error {}

type Person = { name: string; address: string }

/** A mail with its envelope; `id` is the same at every try, so that a receiver can tell a repeat. */
export type OutgoingMail = { id: string; to: string; replyTo: Person; mail: Mail }

/** Where mails are written without a server, and what ends a try before its deadline in milliseconds. */
type Sending = { previewFolder: string; signal?: AbortSignal; deadline?: number }

/** Sends a mail by SMTP; without a server it is written to `previewFolder`. Never throws. */
export async function sendMail(
  { id, to, replyTo, mail }: OutgoingMail,
  { smtpUrl, from }: MailWay,
  { previewFolder, signal, deadline = DEADLINE_MS }: Sending,
): Promise<SendResult> {
  const ending = new AbortController()
  const stop = () => ending.abort(new Stopped(failureTexts.stopped))
  const late = () => ending.abort(new Stopped(failureTexts.tooLong(deadline / 1000)))
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  const timer = setTimeout(late, deadline)
  const host = from.address.split('@').at(-1) ?? 'localhost'
  const message = {
    messageId: `<${id}@${host}>`,
    from,
    to: { name: '', address: to },
    replyTo,
    subject: mail.subject,
    text: mailText(mail),
    html: mailHtml(mail),
    headers: { 'Auto-Submitted': 'auto-generated' },
    // A text that a visitor typed is never the name of a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  try {
    const { createTransport } = await import('nodemailer')
    if (smtpUrl === undefined) {
      const written = await createTransport({ streamTransport: true, buffer: true }).sendMail(
        message,
      )
      await writePreview(previewFolder, id, { eml: written.message, html: message.html })
      return { kind: 'sent' }
    }
    const patience = { connectionTimeout: SILENCE_MS, greetingTimeout: SILENCE_MS }
    const transport = createTransport({ url: smtpUrl, socketTimeout: SILENCE_MS, ...patience })
    await transport.sendMail({ ...message, signal: ending.signal })
    return { kind: 'sent' }
  } catch (error) {
    const reason: unknown = ending.signal.reason
    if (reason instanceof Stopped) return { kind: 'later', reason: reason.message, code: 'timeout' }
    return failureOf(error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

async function writePreview(folder: string, id: string, files: Record<'eml' | 'html', unknown>) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const [kind, content] of Object.entries(files))
    await writeFile(
      join(folder, `${id}.${kind}`),
      Buffer.isBuffer(content) ? content : String(content),
    )
}

/** A recipient that the server refuses for good (RFC 5321, 4.2.1) is refused the next time as well. */
function failureOf(error: unknown): SendResult {
  // nodemailer says only ESOCKET of whatever the network says.
  const network = /\bE[A-Z]{3,20}\b/.exec(textOf(error, 'message'))?.[0]
  const code = network ?? (textOf(error, 'code') || 'unknown')
  const answer = textOf(error, 'response')
  const status = Number(answer.slice(0, 3))
  if (answer === '') return { kind: 'later', reason: failureTexts.unreachable(code), code }
  const isForGood = textOf(error, 'code') === 'EENVELOPE' && status >= 500
  return {
    kind: isForGood ? 'never' : 'later',
    reason: failureTexts.refused(answer),
    code: `${code} ${status || ''}`.trim(),
  }
}

function textOf(error: unknown, name: string): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined
  return typeof value === 'string' ? value : ''
}
