/** A text as it is held against others, and the words of its own that a part of that stands for. */
export type Plain = { plain: string; quoted: (start: number, end: number) => string }

/** A letter or a sign with the marks upon it. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gsu
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** A raised figure is a note, and `2½` no 21: these are read as they stand. */
const APART = /^[\u00B2\u00B3\u00B9\u00BC-\u00BE\u2070-\u209C\u2150-\u2189]/u
const SIMPLE = /^[!-~]+(?: [!-~]+)*$/

/**
 * A text without what can be written in more than one way: small letters in the one form that Unicode has for
 * them (NFKC), digits of every script as 0 to 9, one space between words, and nothing that cannot be seen.
 * Whatever is looked for in a text is looked for in this.
 */
export function plainText(text: string): string {
  return readPlain(text).plain
}

/** The text that was read last: every figure, date and amount in it asks for it again. */
let last: { text: string; read: Plain } | undefined

/** The same, with the way back to what was written. */
export function readPlain(text: string): Plain {
  if (last?.text !== text) last = { text, read: readAnew(text) }
  return last.read
}

function readAnew(text: string): Plain {
  if (SIMPLE.test(text))
    return { plain: text.toLowerCase(), quoted: (start, end) => text.slice(start, end) }
  let plain = ''
  const begins: number[] = []
  const ends: number[] = []
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const piece = plainCluster(cluster)
    if (piece === ' ' && (plain === '' || plain.endsWith(' '))) continue
    plain += piece
    for (let unit = 0; unit < piece.length; unit += 1) {
      begins.push(index)
      ends.push(index + cluster.length)
    }
  }
  return {
    plain: plain.trimEnd(),
    quoted: (start, end) => text.slice(begins[start], ends[end - 1]),
  }
}

function plainCluster(cluster: string): string {
  const seen = cluster.replaceAll(UNSEEN, '')
  if (/^[\s\p{Z}]/u.test(seen)) return ' '
  if (APART.test(seen)) return seen
  return seen
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(\p{Nd})\p{M}*/gu, (_whole, digit: string) => digitOf(digit))
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll('\u2019', "'")
}

/** Digits of a script stand ten by ten, beginning with 0. */
function digitOf(digit: string): string {
  let value = 0
  const point = digit.codePointAt(0) ?? 0
  while (/\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1
  return String(value % 10)
}
