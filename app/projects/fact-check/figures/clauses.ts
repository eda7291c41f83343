export type Around = { sentence: Span; clause: Span }
type Span = { start: number; end: number; text: string }

/** Abbreviations whose full stop ends no sentence. */
const SENTENCE =
  /(?<!\b(?:rs|nos?|sq|st|reg|regd|approx|rd|mr|mrs|ms|dr|smt|m\/s|pvt|ltd|co|sec|ph|opp|etc|ext|extn|blk|govt|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec))\.(?= |$)|[;!?…](?= |$)|।/gu
const CLAUSE = /,(?!\d)|\b(?:and|but|while|whereas|though|where)\b| [-–—] |[()|]/gu

export function around(plain: string, start: number, end: number): Around {
  const sentence = spanOf(plain, SENTENCE, { start, end, within: [0, plain.length] })
  const within = [sentence.start, sentence.end] as const
  return { sentence, clause: spanOf(plain, CLAUSE, { start, end, within }) }
}

const MARKS: ReadonlySet<string> = new Set(['.', ';', '!', '?', '…'])

export function sentencesOf(plain: string): Span[] {
  const ends = [...marksIn(plain, SENTENCE), { index: plain.length, after: plain.length }]
  return ends.flatMap(({ index }, at) => {
    const start = ends[at - 1]?.after ?? 0
    let end = index
    while (end > start && MARKS.has(plain.charAt(end - 1))) end -= 1
    const text = plain.slice(start, end)
    return text.trim() === '' ? [] : [{ start, end, text }]
  })
}

type Mark = { index: number; after: number }
/** Caches the last text, which is read repeatedly. */
const last = new Map<RegExp, { plain: string; marks: readonly Mark[] }>()

function marksIn(plain: string, ends: RegExp): readonly Mark[] {
  const known = last.get(ends)
  if (known?.plain === plain) return known.marks
  const marks = [...plain.matchAll(ends)].map(({ 0: mark, index }) => ({
    index,
    after: index + mark.length,
  }))
  last.set(ends, { plain, marks })
  return marks
}

type Part = { start: number; end: number; within: readonly [number, number] }

function spanOf(plain: string, ends: RegExp, { start, end, within }: Part): Span {
  let [from, to] = within
  for (const { index, after } of marksIn(plain, ends)) {
    if (after > to) break
    if (after <= start) from = Math.max(from, after)
    else if (index >= end) to = Math.min(to, index)
  }
  return { start: from, end: to, text: plain.slice(from, to) }
}

/** Which of two kinds of words is nearest, before or else after; undefined for neither. */
export function nearest(
  sentence: Span,
  { start, end }: { start: number; end: number },
  pattern: RegExp,
): Word | undefined {
  const all = findWords(sentence, pattern)
  return all.findLast((one) => one.end <= start) ?? all.find((one) => one.start >= end)
}

type Word = { word: string; start: number; end: number }
/** Caches the last sentence. */
const lastWords = new Map<RegExp, Span & { found: readonly Word[] }>()

function findWords(sentence: Span, pattern: RegExp): readonly Word[] {
  const known = lastWords.get(pattern)
  if (known?.text === sentence.text && known.start === sentence.start) return known.found
  const found = [...sentence.text.matchAll(pattern)].map(({ 0: word, index }) => {
    const at = sentence.start + index
    return { word, start: at, end: at + word.length }
  })
  lastWords.set(pattern, { ...sentence, found })
  return found
}
