import { asciiDigits } from '#app/lib/text/digits.ts'

const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Normalises for comparison: lower case, NFKC, digits of every script as 0 to 9, single spaces, nothing invisible. */
export function plainText(text: string): string {
  return asciiDigits(text.replaceAll(UNSEEN, '').normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/[\s\p{Z}]+/gu, ' ')
    .replaceAll('\u2010', '-')
    .replaceAll('\u2019', "'")
    .trim()
}
