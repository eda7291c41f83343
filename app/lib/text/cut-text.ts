const GOES_ON = /^(?:\p{M}|\p{Emoji_Modifier}|\p{Join_Control}|[\u{e0020}-\u{e007f}])/u
const FLAG_LETTER = /^\p{Regional_Indicator}/u
const JOINER = '\u200d'
const LONGEST_LETTER = 40

/** At most `max` code units, never inside a letter or emoji; Firefox 115 lacks `Intl.Segmenter`. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  for (let end = max; end > 0 && end > max - LONGEST_LETTER; end -= 1)
    if (!isWithinLetter(text, end)) return text.slice(0, end)
  return text.slice(0, max).replace(/\p{Cs}/gu, '\ufffd')
}

function isWithinLetter(text: string, at: number): boolean {
  const after = text.slice(at, at + 2)
  if (/^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(at - 1, at + 1))) return true
  if (GOES_ON.test(after) || text[at - 1] === JOINER) return true
  return FLAG_LETTER.test(after) && flagLettersBefore(text, at) % 2 === 1
}

function flagLettersBefore(text: string, at: number): number {
  let start = at
  while (start >= 2 && FLAG_LETTER.test(text.slice(start - 2, start))) start -= 2
  return (at - start) / 2
}
