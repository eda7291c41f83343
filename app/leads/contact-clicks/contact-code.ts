import { asciiDigits } from '#app/lib/text/digits.ts'

/** No character that is mistaken for another when a code is read aloud or from a small screen. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

/** What a reference code looks like; a literal, so that a script that only makes codes leaves it out. */
export const contactCode = /^[2-9A-HJKMNP-TV-Z]{6}$/

/** A new reference code, such as `K7M2QX`. */
export function makeContactCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** The code of a text that somebody got or heard: `(Ref K7M2QX)` wherever it stands in it, or the code alone. */
export function readContactCode(text: string): string | undefined {
  const loud = asciiDigits(text).toUpperCase()
  const code = REFERENCE.exec(loud)?.[1] ?? loud.replaceAll(/[\s\-()]/g, '')
  return contactCode.test(code) ? code : undefined
}

/** A chat link whose first line ends in the code, in place of an earlier one. */
export function withReference(address: string, code: string): string {
  const url = new URL(address)
  const text = (url.searchParams.get('text') ?? '').replace(EARLIER, '')
  const line = [text, `(Ref ${code})`].filter((part) => part !== '').join(' ')
  return `${url.origin}${url.pathname}?text=${encodeURIComponent(line)}`
}

const REFERENCE = /\bREF[\s:]*([A-Z\d]{6})\b/
const EARLIER = / ?\(Ref [^)]*\)$/
