import { asciiDigits } from '#app/lib/text/digits.ts'

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

/** Texts that were read: every figure, date and amount in one asks for it again, and every version of a listing has most of them. */
const readBefore = new Map<string, Plain>()
let signsRead = 0
/** Signs of texts that are kept as they were read. */
const MOST_SIGNS = 300_000

/** The same, with the way back to what was written. */
export function readPlain(text: string): Plain {
  const known = readBefore.get(text)
  if (known) return known
  signsRead += text.length
  if (signsRead > MOST_SIGNS) {
    readBefore.clear()
    signsRead = text.length
  }
  const read = readAnew(text)
  readBefore.set(text, read)
  return read
}

function readAnew(text: string): Plain {
  if (SIMPLE.test(text))
    return { plain: text.toLowerCase(), quoted: (start, end) => text.slice(start, end) }
  const pieces: string[] = []
  const begins: number[] = []
  const ends: number[] = []
  let isAfterSpace = true
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const piece = plainCluster(cluster)
    if (piece === '' || (piece === ' ' && isAfterSpace)) continue
    isAfterSpace = piece === ' '
    pieces.push(piece)
    for (let unit = 0; unit < piece.length; unit += 1) {
      begins.push(index)
      ends.push(index + cluster.length)
    }
  }
  return {
    plain: pieces.join('').trimEnd(),
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
    .replaceAll(/(\p{Nd})\p{M}*/gu, (_whole, digit: string) => asciiDigits(digit))
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll('\u2019', "'")
}
