import { asciiDigits } from '#app/lib/text/digits.ts'

/** A telephone number as it is stored: 10 digits for India, E.164 for any other country. */
export type Phone = {
  number: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

const SEPARATORS = /[\s\u00a0\u2000-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2069().\-/]/g

/** The 10 digits of an Indian number written in any usual way, or undefined (first digit 6 to 9). */
export function indianPhone(text: string): string | undefined {
  return /^(?:(?:\+|00|0)?91(?=0?\d{10}$))?0?([6-9]\d{9})$/.exec(compactPhone(text))?.[1]
}

/**
 * What a field for an Indian number shows while a person types or pastes: country code, trunk zero
 * and separators dropped, at most 10 characters (SPEC section 5). What begins with the code of
 * another country is no Indian number and stays whole.
 */
export function indianDigitsAsTyped(text: string): string {
  const digits = nationalDigits(text)
  return /^(?:\+|00)/.test(digits) ? digits : digits.slice(0, 10)
}

/** Whether a text holds more digits than an Indian number has. */
export function isTooLongForIndia(text: string): boolean {
  const digits = nationalDigits(text)
  return !/^(?:\+|00)/.test(digits) && digits.length > 10
}

/** The digits after + or 00, the country's code first; undefined for a text without its code. */
export function digitsAfterPlus(text: string): string | undefined {
  return /^(?:\+|00)(\d*)$/.exec(plusAndDigits(text))?.[1]
}

/** A number without separators, its digits Latin. */
export function compactPhone(text: string): string {
  return latinDigits(text).replace(SEPARATORS, '')
}

/** A typed number in its stored form, right or wrong: 10 digits for India, else + and digits. */
export function storedPhone(text: string): string {
  return indianPhone(text) ?? compactPhone(text).replace(/^00/, '+')
}

/** Reads a number by its country's rules; undefined when it cannot be dialled. Its own code wins. */
export async function readPhone(text: string, country: string): Promise<Phone | undefined> {
  if (country === 'IN') {
    const number = indianPhone(text)
    if (number !== undefined) return { number, country }
    if (digitsAfterPlus(text) === undefined) return undefined
  }
  // 90 kB of numbering plans that a visitor in India never needs.
  const { parsePhoneNumberFromString, isSupportedCountry } = await import('libphonenumber-js/min')
  if (!isSupportedCountry(country)) return undefined
  const written = latinDigits(text).replace(/^(\P{Nd}*)00/u, '$1+')
  const parsed = written.length > LONGEST ? undefined : parsePhoneNumberFromString(written, country)
  if (!parsed?.isValid()) return undefined
  if (parsed.countryCallingCode === '91') {
    const number = indianPhone(parsed.nationalNumber)
    return number === undefined ? undefined : { number, country: 'IN' }
  }
  return { number: parsed.number, country: parsed.country ?? country }
}

/** The country that a number with its own code belongs to, as far as its digits tell. */
export async function countryOfCode(text: string): Promise<string | undefined> {
  const digits = digitsAfterPlus(text)
  if (digits === undefined || digits === '') return undefined
  const { AsYouType } = await import('libphonenumber-js/min')
  const reading = new AsYouType()
  reading.input(`+${digits}`)
  return reading.getCountry()
}

function nationalDigits(text: string): string {
  const compact = plusAndDigits(text)
  const own = digitsAfterPlus(compact)
  if (own !== undefined && !/^91\d/.test(own)) return compact
  const national = (own?.slice(2) ?? compact).replace(/^0(?=[1-9])/, '')
  // Past ten digits a leading 91 can only be the country code.
  return /^91\d{9,}$/.test(national) ? national.slice(2).replace(/^0(?=\d)/, '') : national
}

function plusAndDigits(text: string): string {
  return compactPhone(text).replace(/(?!^\+)\D/g, '')
}

/** No number has as many characters, however it is written. */
const LONGEST = 100

function latinDigits(text: string): string {
  // Putting thousands of marks on one letter into their order takes seconds.
  return text.length > LONGEST ? text : asciiDigits(text.normalize('NFKC'))
}
