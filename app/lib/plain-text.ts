/**
 * What a person cannot have meant and a database, a spreadsheet or the next line of a table cannot
 * bear: controls but for tab and line breaks, noncharacters, and marks that turn the text around or
 * only hide in it. The joiners stay, because emoji and Indian scripts are written with them.
 */
const HARMFUL =
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\p{Noncharacter_Code_Point}]/gu
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]/gu

/** A text that can be stored and shown anywhere, trimmed; empty when nothing of it could be seen. */
export function plainText(text: string): string {
  const plain = text.toWellFormed().replace(HARMFUL, '').trim()
  return plain.replace(INVISIBLE, '') === '' ? '' : plain
}

/** The same without whatever cannot be seen, for what is dialled or written to. */
export function withoutHidden(text: string): string {
  return plainText(text).replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}
