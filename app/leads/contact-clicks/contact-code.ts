import { asciiDigits } from '#app/lib/text/digits.ts'

/** Without characters that look or sound the same. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

/** A literal, so that a script which only makes references can leave it out. */
export const contactCode = /^[2-9A-HJKMNP-TV-Z]{6}$/

export function makeContactCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** Finds `(Ref K7M2QX)` anywhere in a text, or the reference alone. */
export function readContactCode(text: string): string | undefined {
  const loud = asciiDigits(text).toUpperCase()
  const code = REFERENCE.exec(loud)?.[1] ?? loud.replaceAll(/[\s\-()]/g, '')
  return contactCode.test(code) ? code : undefined
}

/** Ends the chat's first line with this reference, in place of an earlier one. */
export function withReference(address: string, code: string): string {
  const url = new URL(address)
  const text = (url.searchParams.get('text') ?? '').replace(EARLIER, '')
  const line = [text, `(Ref ${code})`].filter((part) => part !== '').join(' ')
  return `${url.origin}${url.pathname}?text=${encodeURIComponent(line)}`
}

const REFERENCE = /\bREF(?:ERENCE)?[\s:]+([A-Z\d]{6})\b/
const EARLIER = / ?\(Ref [^)]*\)$/
