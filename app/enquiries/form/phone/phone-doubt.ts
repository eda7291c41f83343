import type { EnquiryFault, EnquiryInput } from '#app/enquiries/form/enquiry.ts'
import { compactPhone, digitsAfterPlus, indianPhone } from '#app/lib/phone/phone.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'

import { countries, isCountryCode } from './countries.ts'

export type PhoneDoubt = {
  /** The 10 digits, if Indian. */
  digits: string
  /** ISO 3166-1 alpha-2; undefined where no country is likely. */
  likely?: string
}

/** `IN`, another country's code, `other`, or empty. */
export type PhoneAnswer = string

export const phoneDoubtTexts = {
  question: 'Is this an Indian number?',
  choose: 'Choose your country code.',
} as const

export function phoneDoubt(
  { phone, country }: Pick<EnquiryInput, 'phone' | 'country'>,
  answer: PhoneAnswer,
): PhoneDoubt | undefined {
  if (country !== 'IN' || answer === 'IN') return undefined
  const digits = indianPhone(phone)
  if (digits === undefined || digitsAfterPlus(phone) !== undefined) return undefined
  const written = asciiDigits(phone.normalize('NFKC')).trim()
  const compact = compactPhone(phone)
  const likely =
    likelyByCode(written) ?? (isAmerican(written) ? 'US' : isBritish(compact) ? 'GB' : undefined)
  if (likely) return { digits, likely }
  return isOddTrunk(written, compact) ? { digits } : undefined
}

export function doubtFault(answer: PhoneAnswer): EnquiryFault {
  const { choose, question } = phoneDoubtTexts
  return { field: 'phone', text: answer === '' ? question : choose }
}

export function withAnswer<Input extends EnquiryInput>(typed: Input, answer: PhoneAnswer): Input {
  const isCountry = isCountryCode(answer) && answer !== 'IN'
  return isCountry && typed.country === 'IN' ? { ...typed, country: answer } : typed
}

/** `65 9123 4567`: Singapore's code never begins an Indian number. */
function likelyByCode(written: string): string | undefined {
  const [group = ''] = /^\d+(?=[\s.-])/.exec(written) ?? []
  const byGroup = countries.find(({ dial }) => dial === group && dial !== '91')
  if (byGroup) return byGroup.code
  return /^65[89]\d{7}$/.test(written) ? 'SG' : undefined
}

/** `(650) 555-1234`, `650-555-1234`: groups of three, three and four, the first two from 200. */
function isAmerican(written: string): boolean {
  return /^(?:\([6-9]\d{2}\)\s*|[6-9]\d{2}[\s.-]+)[2-9]\d{2}[\s.-]*\d{4}$/.test(written)
}

/** `07911 123456`: a British mobile has a 0, a 7 and nine more. */
function isBritish(compact: string): boolean {
  return /^07[1-57-9]\d{8}$/.test(compact)
}

/** A leading 0 and other groups than `098765 43210`, as in Manila, Lagos or Tokyo. */
function isOddTrunk(written: string, compact: string): boolean {
  return /^0\d{10}$/.test(compact) && !/^0[\s-]?\d{5}[\s-]?\d{5}$/.test(written)
}
