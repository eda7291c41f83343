/** A telephone number as it is stored: 10 digits for India, E.164 for any other country. */
export type Phone = {
  number: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

const SEPARATORS = /[\s\u00a0\u2000-\u200f\u2010-\u2015\u202a-\u202e\u2060().\-/]/g

/** The 10 digits of an Indian number written in any usual way, or undefined (first digit 6 to 9). */
export function indianPhone(text: string): string | undefined {
  const compact = latinDigits(text).replace(SEPARATORS, '')
  return /^(?:(?:\+|00|0)?91(?=0?\d{10}$))?0?([6-9]\d{9})$/.exec(compact)?.[1]
}

/**
 * What a field for an Indian number shows while a person types or pastes: country code, trunk zero
 * and separators dropped, at most 10 characters (SPEC section 5). A foreign code keeps its plus, so
 * that cutting it can never turn it into somebody's Indian number.
 */
export function indianDigitsAsTyped(text: string): string {
  const compact = latinDigits(text)
    .replace(SEPARATORS, '')
    .replace(/(?!^\+)\D/g, '')
  if (/^(?:\+9?1?|0{1,2}|009|0091)$/.test(compact) && !compact.startsWith('+1')) return compact
  const national = compact.replace(/^(?:\+91|0091)(?=\d)/, '').replace(/^0(?=[1-9])/, '')
  // Past ten digits a leading 91 can only be the country code.
  const local = /^91\d{9,}$/.test(national) ? national.slice(2).replace(/^0(?=\d)/, '') : national
  return local.slice(0, 10)
}

/** Reads a number by its country's rules; undefined when it cannot be dialled. */
export async function readPhone(text: string, country: string): Promise<Phone | undefined> {
  if (country === 'IN') {
    const number = indianPhone(text)
    return number === undefined ? undefined : { number, country }
  }
  // 90 kB of numbering plans that a visitor in India never needs.
  const { parsePhoneNumberFromString, isSupportedCountry } = await import('libphonenumber-js/min')
  if (!isSupportedCountry(country)) return undefined
  const parsed = parsePhoneNumberFromString(latinDigits(text), country)
  if (!parsed?.isValid()) return undefined
  if (parsed.countryCallingCode === '91') return readPhone(parsed.nationalNumber, 'IN')
  return { number: parsed.number, country: parsed.country ?? country }
}

function latinDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966))
}
