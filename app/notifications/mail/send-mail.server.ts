import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { config } from '#app/config/config.server.ts'
import type { SendResult } from '#app/notifications/deliveries.server.ts'
import type { MailWay } from '#app/notifications/destinations.server.ts'
import { failureTexts } from '#app/strings/en/notifications.ts'
import { dataPath } from '#db/data-folder.ts'

import type { Mail } from './mail.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

/** Where mails lie that no mail server takes, in development. */
export const mailPreviewFolder = dataPath(config.DATA_DIR, 'mail')

/** Milliseconds of silence. */
const SILENCE_MS = 10_000
/** Milliseconds in all: a server that trickles is never silent. */
const DEADLINE_MS = 60_000

class Stopped extends Error {}

type Person = { name: string; address: string }

/** `id` stays the same in retries, so that receivers can drop repeats. */
export type OutgoingMail = {
  id: string
  to: string
  replyTo: Person
  mail: Mail
  /** The page that stops such mails; its POST does so at once (RFC 8058). */
  stopAddress?: string
}

type Sending = { previewFolder: string; signal?: AbortSignal; deadline?: number }

/** By SMTP, else to `previewFolder`; never throws. */
export async function sendMail(
  { id, to, replyTo, mail, stopAddress }: OutgoingMail,
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
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stopAddress !== undefined && {
        'List-Unsubscribe': `<${stopAddress}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // Typed text must never name a file or an address to read.
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
    const timeouts = { connectionTimeout: SILENCE_MS, greetingTimeout: SILENCE_MS }
    const transport = createTransport({ url: smtpUrl, socketTimeout: SILENCE_MS, ...timeouts })
    const { response } = await transport.sendMail({ ...message, signal: ending.signal })
    return { kind: 'sent', answer: response }
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

/** RFC 5321, 4.2.1: a permanent refusal is not retried. */
function failureOf(error: unknown): SendResult {
  // nodemailer reports any network error as ESOCKET.
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
