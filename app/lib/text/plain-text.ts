/** Control characters except tab and line breaks, and Unicode's line ends, which other programs read as separators. */
const SEPARATORS = /[^\P{Cc}\t\n\r]|[\u2028\u2029]/gu
/** Noncharacters, lone surrogates, and invisible or direction marks; joiners stay, because emoji and Indian scripts need them. */
const HARMFUL = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\p{NChar}\p{Cs}]/gu
const INVISIBLE = /[\s\u2800\p{Cf}\p{DI}]/gu

export function plainText(text: string): string {
  const plain = text.replace(SEPARATORS, '\n').replace(HARMFUL, '').trim()
  return plain.replace(INVISIBLE, '') === '' ? '' : plain
}
