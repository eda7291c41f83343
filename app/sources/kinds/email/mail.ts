import type { Payload } from '#app/sources/adapter.ts'
import { htmlText, textLines } from '#app/sources/reading/html-text.ts'
import { payloadValue } from '#app/sources/reading/payload-value.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'

/** A mail as parsers of portals read it. */
export type Mail = {
  /** The bare address, in lower case. */
  from: string
  /** The name that answers go to; empty where there is none. */
  replyTo: string
  subject: string
  /** Lines without HTML. */
  lines: string[]
  /** Targets of links, which say more than the text in some mails. */
  links: string[]
  sentAt?: Date | undefined
}

export type ReceivedMail = {
  /** Its text part and its HTML part, each with lines if it has any. */
  parts: [Mail, ...Mail[]]
  /** The topmost Authentication-Results. */
  authentication: string
  /** What a service for incoming mail says of DKIM. */
  dkim: string
  /** Message-ID; empty where it was not sent. */
  id: string
  /** Cut, because it was too long to store. */
  isLong: boolean
  /** From the spam folder. */
  isSpam: boolean
}

/**
 * A mail as JSON or as form: `from`, `replyTo`, `subject`, `text`, `html`, `date` and
 * `authenticationResults`, or the names that services for incoming mail use.
 */
export function receivedMail(payload: Payload): ReceivedMail | undefined {
  const value = payloadValue(payload)
  if (typeof value !== 'object' || value === null) return undefined
  const fields = new Map(Object.entries(value).map(([name, text]) => [compact(name), text]))
  const read = (...names: string[]) => {
    const texts = names.map((name): unknown => fields.get(name))
    return texts.find((text): text is string => typeof text === 'string') ?? ''
  }
  const head = {
    from: addressIn(read('from', 'sender')),
    replyTo: nameIn(read('replyto')),
    subject: read('subject').trim(),
    sentAt: sourceTime(read('date')),
  }
  const html = htmlText(read('html', 'htmlbody', 'bodyhtml'))
  const written = textLines(read('text', 'textbody', 'bodyplain', 'plain'))
  const plain = { ...head, lines: written, links: addressesIn(written) }
  const drawn = { ...head, lines: textLines(html.text), links: html.links }
  if (head.from === '') return undefined
  return {
    parts: [drawn, plain],
    authentication: read('authenticationresults'),
    dkim: read('dkim'),
    id: read('messageid'),
    isLong: read('islong') !== '',
    isSpam: read('isspam') !== '',
  }
}

function addressIn(from: string): string {
  const start = from.lastIndexOf('<')
  const address = start < 0 ? from : from.slice(start + 1).replace('>', '')
  return address.includes('@') ? address.trim().toLowerCase() : ''
}

function nameIn(from: string): string {
  return from
    .slice(0, Math.max(0, from.indexOf('<')))
    .replaceAll('"', '')
    .trim()
}

function addressesIn(lines: string[]): string[] {
  return lines.flatMap((line) => line.match(/\b(?:https?:\/\/|mailto:|tel:)[^\s<>"]+/g) ?? [])
}

function compact(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '')
}
