import { readAlertContact } from '#app/enquiries/alerts/alert-contact.ts'
import { mailAlert } from '#app/notifications/mail/mail-alert.server.ts'
import { mayMailVisitor } from '#app/notifications/mail/visitor-mails.server.ts'
import { changeAlertEmail } from '#app/staff/push/push-subscriptions.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { alertTexts } from '#app/strings/en/alerts.ts'
import type { Executor } from '#db/client.server.ts'

import type { EmailAnswer } from './alert-email.tsx'

const texts = alertTexts.switches.email

/** Stores the address of a staff member's alerts once a first email went there; empty removes it. */
export async function saveAlertEmail(
  db: Executor,
  staff: Pick<Staff, 'id'>,
  typed: string,
): Promise<EmailAnswer> {
  if (typed.trim() === '') {
    await changeAlertEmail(db, staff, undefined)
    return { address: '', message: texts.removed }
  }
  const refused = (error: string) => ({ address: typed, error })
  const address = await readAddress(typed)
  if (address === undefined) return refused(texts.wrong)
  if (!(await mayMailVisitor(db, { kind: 'alert-link', email: address })))
    return refused(texts.limited)
  const sent = await mailAlert(address, { ...texts.first, path: '/dashboard' })
  if (sent.kind !== 'sent') return refused(texts.failed(sent.reason))
  return (await changeAlertEmail(db, staff, address))
    ? { address, message: texts.saved(address) }
    : refused(texts.taken)
}

async function readAddress(typed: string): Promise<string | undefined> {
  if (!typed.includes('@')) return undefined
  const read = await readAlertContact(typed, { isMailed: true })
  return 'contact' in read ? read.contact.email : undefined
}
