import { readEmail } from '#app/enquiries/form/enquiry.ts'
import { readPhone } from '#app/lib/phone/phone.ts'

/** Where a message of an alert goes; a phone is for WhatsApp. */
export type AlertContact =
  | { email: string; phone?: undefined }
  | { phone: string; email?: undefined }

export const alertFaults = {
  empty: 'Enter your email address or your WhatsApp number.',
  email: 'Enter an email address such as name@example.com.',
  phone: 'Enter a 10-digit mobile number, or start with + and your country code.',
  noMail: 'We cannot send emails yet. Enter your WhatsApp number.',
} as const

/** One field takes either: an address has an @. */
export async function readAlertContact(
  typed: string,
  { isMailed }: { isMailed: boolean },
): Promise<{ contact: AlertContact } | { fault: string }> {
  const text = typed.trim()
  if (text === '') return { fault: isMailed ? alertFaults.empty : alertFaults.phone }
  if (!text.includes('@')) {
    const phone = await readPhone(text, 'IN')
    return phone ? { contact: { phone: phone.number } } : { fault: alertFaults.phone }
  }
  if (!isMailed) return { fault: alertFaults.noMail }
  const email = readEmail(text)
  // ASCII only, as leads fold it: İ and the Kelvin sign must not become another's address.
  if (email === undefined) return { fault: alertFaults.email }
  return { contact: { email: email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()) } }
}
