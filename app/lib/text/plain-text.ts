/** Controls but for tab and line breaks, and Unicode's own ends of lines: what other programs part lines or words with. */
const SEPARATORS = /[^\P{Cc}\t\n\r]|[\u2028\u2029]/gu
/**
 * What a person cannot have meant and a database, a spreadsheet or the next line of a table cannot
 * bear: noncharacters, halves of characters, and marks that turn the text around or only hide in it. The
 * joiners stay, because emoji and Indian scripts are written with them.
 */
const HARMFUL = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\p{NChar}\p{Cs}]/gu
const INVISIBLE = /[\s\u2800\p{Cf}\p{DI}]/gu

/** A text that can be stored and shown anywhere, trimmed; empty when nothing of it could be seen. */
export function plainText(text: string): string {
  const plain = text.replace(SEPARATORS, '\n').replace(HARMFUL, '').trim()
  return plain.replace(INVISIBLE, '') === '' ? '' : plain
}
