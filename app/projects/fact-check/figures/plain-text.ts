import { asciiDigits } from '#app/lib/text/digits.ts'

export type Plain = { plain: string; quoted: (start: number, end: number) => string }

/** A letter with its combining marks. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gsu
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** A superscript is a note, and `2½` must not become 21. */
const NOTE_OR_FRACTION = /^[\u00B2\u00B3\u00B9\u00BC-\u00BE\u2070-\u209C\u2150-\u2189]/u
const SIMPLE = /^[!-~]+(?: [!-~]+)*$/

/** Normalises for comparison: lower case, NFKC, digits of every script as 0 to 9, single spaces, nothing invisible. */
export function plainText(text: string): string {
  return readPlain(text).plain
}

/** Caches normalised texts: each check reads them again, and versions share most of them. */
const readBefore = new Map<string, Plain>()
let signsRead = 0
const MAX_CACHED_CHARS = 300_000

export function readPlain(text: string): Plain {
  const known = readBefore.get(text)
  if (known) return known
  signsRead += text.length
  if (signsRead > MAX_CACHED_CHARS) {
    readBefore.clear()
    signsRead = text.length
  }
  const read = normalizeText(text)
  readBefore.set(text, read)
  return read
}

function normalizeText(text: string): Plain {
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
  if (NOTE_OR_FRACTION.test(seen)) return seen
  return seen
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(\p{Nd})\p{M}*/gu, (_whole, digit: string) => asciiDigits(digit))
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll('\u2019', "'")
}
