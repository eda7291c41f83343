import PostalMime, { type Email } from 'postal-mime'

import type { Payload } from '#app/sources/adapter.ts'
import { jsonRecord } from '#app/sources/reading/records.ts'

/** Characters of text and HTML together. */
const MAX_LENGTH = 256 * 1024
/** Of a longer mail. */
const SHOWN_LENGTH = 20_000

/** A mail of a mailbox as `receivedMail` reads it, without what is attached. */
export async function mailPayload(source: Buffer, isSpam: boolean): Promise<Payload> {
  // What no parser can take apart waits for a person, as its beginning.
  const mail = await PostalMime.parse(source).catch((): undefined => undefined)
  const { html = '', text = '' } = mail ?? { text: source.toString('latin1') }
  const isLong = text.length + html.length > MAX_LENGTH
  return jsonRecord({
    ...(mail && headOf(mail)),
    text: isLong ? text.slice(0, SHOWN_LENGTH) : text,
    html: isLong && text !== '' ? '' : html.slice(0, isLong ? SHOWN_LENGTH : undefined),
    ...(isLong && { isLong: 'yes' }),
    ...(isSpam && { isSpam: 'yes' }),
  })
}

function headOf({ headers, from, replyTo, subject, messageId, date }: Email) {
  return {
    messageId,
    from: addressText(from),
    replyTo: addressText(replyTo?.[0]),
    subject,
    date,
    // A server puts its own above those that the mail came with.
    authenticationResults: headers.find(({ key }) => key === 'authentication-results')?.value,
  }
}

function addressText(address: Email['from']): string | undefined {
  return address?.address === undefined ? undefined : `${address.name} <${address.address}>`.trim()
}
