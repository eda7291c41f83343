import { cleanText } from './clean-text.ts'

const MASKED =
  /^(?:(?:99\s?acres|magic\s?bricks|mb|housing|nobroker|indiamart|just\s?dial)(?:\.com)?\s+)?(?:user|buyer|customer|guest|unknown|anonymous)$/i
const ACCOUNT = /[([](?:individual|owner|dealer|agent|builder|broker|buyer|tenant)[)\]]$/i
const WITHOUT_LETTERS = /^\P{L}*$/u
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/
const PLACEHOLDER = /^(?:test|noemail|no-?reply|(.)\1{2,})@/i

/** A name without the kind of account after it; undefined for a portal's "Magicbricks User". */
export function personName(text: string | undefined): string | undefined {
  const name = cleanText(text ?? '')
    .replace(ACCOUNT, '')
    .trim()
  return MASKED.test(name) || WITHOUT_LETTERS.test(name) ? undefined : name
}

/** The name of one field, else of two. */
export function fullName(whole?: string, first?: string, last?: string): string | undefined {
  return personName(whole) ?? personName([first, last].filter(Boolean).join(' '))
}

/** An address that a mail could reach; undefined for placeholders. */
export function personEmail(text: string | undefined): string | undefined {
  const email = cleanText(text ?? '').replace(/^mailto:/i, '')
  return EMAIL.test(email) && !PLACEHOLDER.test(email) ? email : undefined
}

/** Each number as written, once: several of a cell apart, and with the country code of its own field. */
export function personPhones(
  numbers: readonly (string | undefined)[],
  countryCode?: string,
): string[] {
  const code = countryCode?.replaceAll(/\D/g, '') ?? ''
  const written = numbers.flatMap((text) => severalNumbers(cleanText(text ?? '')))
  return [...new Set(written.map((phone) => withCode(phone, code)))]
}

function severalNumbers(text: string): string[] {
  const parts = text.split(/[/,;|\n]|\bor\b/).map((part) => part.trim())
  const isEach = parts.length > 1 && parts.every((part) => digitsOf(part).length >= 7)
  return (isEach ? parts : [text]).filter((part) => part !== '')
}

function withCode(phone: string, code: string): string {
  const digits = digitsOf(phone)
  const isNational = code !== '' && /^[\d\s-]+$/.test(phone) && !digits.startsWith('00')
  const hasCode = digits.startsWith(code) && digits.length > 10
  return isNational && !hasCode ? `+${code}${digits.replace(/^0/, '')}` : phone
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}
