/** What other programs end a line with: vertical tab, form feed, next line and their like. */
// oxlint-disable-next-line no-control-regex -- the information separators are controls
const LINE_ENDS = /[\v\f\u001c-\u001f\u0085\u2028\u2029]/g
/**
 * What a person cannot have meant and a database, a spreadsheet or the next line of a table cannot
 * bear: controls but for tab and line breaks, noncharacters, and marks that turn the text around or
 * only hide in it. The joiners stay, because emoji and Indian scripts are written with them.
 */
const HARMFUL =
  /[^\P{Cc}\t\n\r]|[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\p{Noncharacter_Code_Point}]/gu
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]/gu

/** A text that can be stored and shown anywhere, trimmed; empty when nothing of it could be seen. */
export function plainText(text: string): string {
  const plain = text.toWellFormed().replace(LINE_ENDS, '\n').replace(HARMFUL, '').trim()
  return plain.replace(INVISIBLE, '') === '' ? '' : plain
}
