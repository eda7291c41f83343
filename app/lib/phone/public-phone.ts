import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'

export const EXAMPLE_PHONE = '+91 00000 00000'
export const EXAMPLE_CHAT = '910000000000'

export const publicPhone = z.string().transform((typed, context) => {
  if (typed === EXAMPLE_PHONE) return typed
  const phone = parsePhoneNumberFromString(typed, 'IN')
  if (phone?.isValid() && phone.ext === undefined) return phone.formatInternational()
  context.addIssue('must be a phone number that can be called, such as +91 98765 43210')
  return z.NEVER
})

export const chatNumber = z.string().transform((typed, context) => {
  if (typed === EXAMPLE_CHAT) return typed
  const phone = parsePhoneNumberFromString(withCountry(typed), 'IN')
  if (phone?.isValid() && phone.ext === undefined) return phone.number.slice(1)
  context.addIssue(
    'must be a phone number with its country code first, such as 919876543210; an Indian one may do without',
  )
  return z.NEVER
})

/** Ten digits are an Indian mobile number. Fewer lack their country: read as if they had one, they would ring abroad. */
function withCountry(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '')
  if (typed.trim().startsWith('+') || digits.length === 10) return typed
  return digits.length < 10 ? '' : `+${digits}`
}
