import { asciiDigits } from '#app/lib/text/digits.ts'

/** Stored form: 10 digits for India, E.164 for other countries. */
export type Phone = {
  number: string
  country: string
}

const SEPARATORS = /[\s\u00a0\u2000-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2069().\-/]/g

/** 10 digits, the first from 6 to 9, in any usual notation. */
export function indianPhone(text: string): string | undefined {
  return /^(?:(?:\+|00|0)?91(?=0?\d{10}$))?0?([6-9]\d{9})$/.exec(compactPhone(text))?.[1]
}

/** At most 10 digits, without country code and trunk zero (SPEC section 5); another country's code stays. */
export function indianDigitsAsTyped(text: string): string {
  const digits = nationalDigits(text)
  return /^(?:\+|00)/.test(digits) ? digits : digits.slice(0, 10)
}

export function isTooLongForIndia(text: string): boolean {
  const digits = nationalDigits(text)
  return !/^(?:\+|00)/.test(digits) && digits.length > 10
}

export function digitsAfterPlus(text: string): string | undefined {
  return /^(?:\+|00)(\d*)$/.exec(plusAndDigits(text))?.[1]
}

export function compactPhone(text: string): string {
  return latinDigits(text).replace(SEPARATORS, '')
}

export function storedPhone(text: string): string {
  return indianPhone(text) ?? compactPhone(text).replace(/^00/, '+')
}

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
  return /^91\d{9,}$/.test(national) ? national.slice(2).replace(/^0(?=\d)/, '') : national
}

function plusAndDigits(text: string): string {
  return compactPhone(text).replace(/(?!^\+)\D/g, '')
}

const LONGEST = 100

function latinDigits(text: string): string {
  // To sort thousands of marks on one letter takes seconds.
  return text.length > LONGEST ? text : asciiDigits(text.normalize('NFKC'))
}
