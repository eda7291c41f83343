import { z } from 'zod'

import { projectSetting } from '#app/sources/reading/schemas.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

export const mailSettings = z.object({
  project: projectSetting,
  /** Of the mailbox that we read; without one, mails are forwarded to us. */
  host: z
    .string()
    .regex(/^(?=.{1,253}$)[a-z\d-]+(?:\.[a-z\d-]+)*$/i, sourceReasons.mailbox.host)
    .optional(),
  /** TLS from the start, or before the login on 143 (STARTTLS). */
  port: z
    .string()
    .regex(/^\d{2,5}$/, sourceReasons.mailbox.port)
    .optional(),
  user: z.string().optional(),
  /** Names with commas between them. */
  folders: z.string().optional(),
  /** What it writes first into Authentication-Results; names with commas between them. */
  mailServer: z.string().optional(),
  /** Numbers and addresses of ours that mails quote, with commas between them. */
  ownContacts: z.string().optional(),
  /** Where the mailbox keeps no result of DKIM and SPF, the owner trusts the sender. */
  senderProof: z.enum(['required', 'unchecked']).optional(),
  /** What becomes of mails that come from no portal. */
  otherSenders: z.enum(['review', 'ignore']).optional(),
})
export const mailSecrets = z.object({ password: z.string().optional() })
export type MailSettings = z.infer<typeof mailSettings>
export type MailSecrets = z.infer<typeof mailSecrets>

export function hasMailbox({ host, user }: MailSettings, { password }: MailSecrets): boolean {
  return Boolean(host && user && password)
}

/** Where the server that receives mails is of another domain than the one that we read. */
const RECEIVERS = new Map([
  ['gmail.com', 'google.com'],
  ['mail.yahoo.com', 'yahoo.com'],
  ['zoho.com', 'zohomail.com'],
  ['zoho.in', 'zohomail.in'],
])

/** Domains of the servers whose results of DKIM and SPF count: as the owner named them, or of the IMAP server. */
export function mailServersOf({ mailServer = '', host = '' }: MailSettings): string[] {
  const named = listOf(mailServer.toLowerCase())
  if (named.length > 0) return named
  const domain = host.toLowerCase().replace(/^[^.]+\.(?=[^.]+\.)/, '')
  return domain === '' ? [] : [RECEIVERS.get(domain) ?? domain]
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** Those that the owner named, or the inbox. */
export function foldersOf({ folders = '' }: MailSettings): [string, ...string[]] {
  const [first = 'INBOX', ...others] = listOf(folders)
  return [first, ...others]
}
