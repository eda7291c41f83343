import type { ImapFlow, SearchObject } from 'imapflow'
import PostalMime, { type Email } from 'postal-mime'
import { z } from 'zod'

import { withTimeout } from '#app/lib/async/with-timeout.ts'
import type { Payload, PullNotes, PullResult } from '#app/sources/adapter.ts'
import { readJson } from '#app/sources/reading/read-json.ts'
import { jsonRecord } from '#app/sources/reading/records.ts'
import { pullTexts } from '#app/strings/en/sources/pull.ts'

import { foldersOf, type MailSettings } from './mail-settings.ts'
import { AbsentFolder, mailboxFault, openMailbox, type MailContext } from './mailbox.server.ts'

const FIRST_DAYS = 7
const PAGE = 50
/** Bytes of a mail; what follows are attachments. */
const MAX_SOURCE = 1024 * 1024
/** Milliseconds for a page. */
const PAGE_MS = 120_000

const PLACE = z.object({ uidValidity: z.string(), lastUid: z.number() })
type Place = z.infer<typeof PLACE>
const CURSOR = z.object({
  /** By the path of the folder. */
  folders: z.record(z.string(), PLACE),
  /** Mails of the last days, read or not. */
  recent: z.number(),
})

/** What came since the last page, from the inbox and the spam folder; marks and deletes nothing. */
export async function pullMailbox(
  cursor: string | undefined,
  context: MailContext,
): Promise<PullResult> {
  let client: ImapFlow | undefined
  try {
    client = await openMailbox(context)
    return await withTimeout(readPage(client, cursor, context), PAGE_MS)
  } catch (error) {
    const fault = mailboxFault(error, context.settings.host ?? '')
    if (fault) return fault
    throw error
  } finally {
    client?.close()
  }
}

export function mailboxNotes(cursor: string): PullNotes {
  const { data } = CURSOR.safeParse(readJson(cursor))
  return data ? { found: pullTexts.mailbox(data.recent) } : {}
}

async function readPage(
  client: ImapFlow,
  text: string | undefined,
  { settings, now }: MailContext,
): Promise<PullResult> {
  const stored = CURSOR.safeParse(readJson(text ?? ''))
  const since = new Date(now.getTime() - FIRST_DAYS * 86_400_000)
  const payloads: Payload[] = []
  const places = new Map(Object.entries(stored.data?.folders ?? {}))
  let [more, recent] = [false, 0]
  const folders = await listFolders(client, settings)
  for (const folder of folders) {
    const room = PAGE - payloads.length
    const read = await readFolder(client, folder, { known: places.get(folder.path), room, since })
    payloads.push(...read.payloads)
    if (read.place) places.set(folder.path, read.place)
    more ||= read.more
    recent += read.recent
  }
  await client.logout()
  const next = { folders: Object.fromEntries(places), recent }
  return { kind: 'page', payloads, cursor: JSON.stringify(next), more }
}

type Folder = { path: string; isSpam: boolean }

async function listFolders(client: ImapFlow, settings: MailSettings): Promise<Folder[]> {
  const all = await client.list()
  const named = foldersOf(settings).map((name) => {
    const isInbox = name.toUpperCase() === 'INBOX'
    const found = all.find(
      ({ path }) => path === name || (isInbox && path.toUpperCase() === 'INBOX'),
    )
    if (found) return { path: found.path, isSpam: false }
    if (isInbox) return { path: 'INBOX', isSpam: false }
    throw new AbsentFolder(name)
  })
  const spam = all.find(({ specialUse }) => specialUse === '\\Junk')
  const isNamed = named.some(({ path }) => path === spam?.path)
  return spam && !isNamed ? [...named, { path: spam.path, isSpam: true }] : named
}

type Reading = { known: Place | undefined; room: number; since: Date }

/** From the last UID on, or the last days where the folder is new or numbered again. */
async function readFolder(
  client: ImapFlow,
  { path, isSpam }: Folder,
  { known, room, since }: Reading,
) {
  const folder = await client.mailboxOpen(path, { readOnly: true })
  const uidValidity = String(folder.uidValidity)
  const last = known?.uidValidity === uidValidity ? known.lastUid : undefined
  const recent = await searchUids(client, { since })
  const found = last === undefined ? recent : await searchUids(client, { uid: `${last + 1}:*` })
  // A range that ends with the newest mail always has that one.
  const waiting = found.filter((uid) => uid > (last ?? 0)).toSorted((one, other) => one - other)
  const taken = waiting.slice(0, room)
  const newest = taken.at(-1) ?? last ?? folder.uidNext - 1
  const hasBegun = taken.length > 0 || waiting.length === 0
  return {
    payloads: taken.length === 0 ? [] : await fetchMails(client, taken, isSpam),
    place: hasBegun ? { uidValidity, lastUid: newest } : undefined,
    more: waiting.length > taken.length,
    recent: recent.length,
  }
}

async function searchUids(client: ImapFlow, query: SearchObject): Promise<number[]> {
  const uids = await client.search(query, { uid: true })
  if (!uids) throw Object.assign(new Error('The search was refused'), { code: 'ESEARCH' })
  return uids
}

async function fetchMails(client: ImapFlow, uids: number[], isSpam: boolean): Promise<Payload[]> {
  const payloads: Payload[] = []
  const query = { source: { maxLength: MAX_SOURCE } }
  for await (const { source } of client.fetch(uids.join(','), query, { uid: true }))
    if (source) payloads.push(await mailPayload(source, isSpam))
  return payloads
}

/** Characters of text and HTML together. */
const MAX_LENGTH = 256 * 1024
/** Of a longer mail. */
const SHOWN_LENGTH = 20_000

/** A mail of a mailbox as `receivedMail` reads it, without what is attached. */
async function mailPayload(source: Buffer, isSpam: boolean): Promise<Payload> {
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

/** Milliseconds of silence, which IDLE interrupts before. */
const SILENCE_MS = 6 * 60_000

/** IDLE in the first folder; the spam folder waits for the next check. */
export async function watchMailbox(
  context: MailContext,
  { onNews, signal }: { onNews: () => void; signal: AbortSignal },
): Promise<boolean> {
  const { settings } = context
  try {
    const client = await openMailbox(context, SILENCE_MS)
    const close = () => client.close()
    signal.addEventListener('abort', close)
    try {
      client.on('exists', ({ count, prevCount }) => {
        if (count > prevCount) onNews()
      })
      await client.mailboxOpen(foldersOf(settings)[0], { readOnly: true })
      onNews()
      while (!signal.aborted && client.usable) if ((await client.idle()) === false) break
    } finally {
      signal.removeEventListener('abort', close)
      client.close()
    }
  } catch (error) {
    const fault = mailboxFault(error, settings.host ?? '')
    return fault?.kind === 'failed' && fault.needsOwner
  }
  return false
}
