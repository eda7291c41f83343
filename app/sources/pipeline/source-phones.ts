import { compactPhone, indianPhone, type Phone } from '#app/lib/phone/phone.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'

/** Why none of the texts is a phone number; `missing` where the source sent none. */
export type PhoneFault = 'missing' | 'masked' | 'shortened' | 'placeholder' | 'unreadable'

export type SourcePhones = { phones: Phone[]; fault?: PhoneFault }

/** The numbers in what a source sent, the main one first (SOURCES.md 9.1); numbers without a country are Indian. */
export async function readSourcePhones(texts: readonly string[]): Promise<SourcePhones> {
  const written = texts.flatMap(numbersIn)
  const read = await Promise.all(written.map(readOne))
  const phones = read.flatMap((one) => (typeof one === 'string' ? [] : [one]))
  const once = [...new Map(phones.map((phone) => [phone.number, phone])).values()]
  if (once.length > 0) return { phones: once }
  const fault = read.find((one) => typeof one === 'string')
  return { phones: [], fault: fault ?? 'missing' }
}

/** `p:`, `whatsapp:` and `tel:` come before a number, `(Verified)` after it. */
function numbersIn(text: string): string[] {
  return asciiDigits(text.slice(0, LONGEST).normalize('NFKC'))
    .split(/[/,;|\n]|\bor\b/i)
    .map((one) =>
      one
        .trim()
        .replace(/^(?:p|whatsapp|tel):/i, '')
        .replace(/\(?\bverified\b\)?/i, '')
        .trim(),
    )
    .filter((one) => one !== '')
}

const LONGEST = 200

async function readOne(text: string): Promise<Phone | PhoneFault> {
  if (/^\d(?:\.\d+)?e\+?\d+$/i.test(text)) return 'shortened'
  const compact = compactPhone(text)
  if (/^\+?[\dx*•]+$/i.test(compact) && /[x*•]{2}/i.test(compact)) return 'masked'
  if (!/^\+?\d+$/.test(compact)) return 'unreadable'
  const mobile = indianPhone(compact)
  const digits = compact.replace(/^\+?(?:0|91)?/, '')
  if (PLACEHOLDERS.test(mobile ?? digits)) return 'placeholder'
  return mobile === undefined ? readOther(compact) : { number: mobile, country: 'IN' }
}

const PLACEHOLDERS = /^(?:(\d)\1{7,}|1234567890|0123456789)$/

/** A landline, or a number of another country, which may come without its plus. */
async function readOther(compact: string): Promise<Phone | PhoneFault> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const international = compact.replace(/^00/, '+')
  const isBare = /^[1-9]\d{10,14}$/.test(international)
  const parsed = parsePhoneNumberFromString(isBare ? `+${international}` : international, 'IN')
  if (!parsed?.isValid()) return 'unreadable'
  const mobile = parsed.countryCallingCode === '91' && indianPhone(parsed.nationalNumber)
  if (mobile) return { number: mobile, country: 'IN' }
  return { number: parsed.number, country: parsed.country ?? 'IN' }
}
