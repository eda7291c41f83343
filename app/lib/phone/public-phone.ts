import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'

/** Examples for development that no one has. */
export const EXAMPLE_PHONE = '+91 00000 00000'
export const EXAMPLE_CHAT = '910000000000'

/** The deployment's phone in its international form, `+91 98100 12345`; without a country's code it is Indian. */
export const publicPhone = z.string().transform((typed, context) => {
  if (typed === EXAMPLE_PHONE) return typed
  const phone = parsePhoneNumberFromString(typed, 'IN')
  if (phone?.isValid() && phone.ext === undefined) return phone.formatInternational()
  context.addIssue('must be a phone number that can be called, such as +91 98765 43210')
  return z.NEVER
})

/** A chat number as chat links hold it: country code first, digits only. */
export const chatNumber = z.string().transform((typed, context) => {
  if (typed === EXAMPLE_CHAT) return typed
  const phone = parsePhoneNumberFromString(`+${typed.replace(/^\+/, '')}`)
  if (phone?.isValid() && phone.ext === undefined) return phone.number.slice(1)
  context.addIssue('must be a phone number with its country code first, such as 919876543210')
  return z.NEVER
})
