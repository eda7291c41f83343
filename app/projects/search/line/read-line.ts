import { budgetAt } from './budget-words.ts'
import { currencyAt } from './currency-words.ts'
import { bareFigureAt } from './bare-figure.ts'
import { countedAt } from './counted-words.ts'
import { dateAt } from './date-words.ts'
import { sectorAt } from './sector-words.ts'
import type { Lexicon } from './lexicon.ts'
import type { LinePart, Meaning, Read } from './line-part.ts'
import { lineWords, type LineWord } from './line-words.ts'
import { phraseAt } from './phrases.ts'

type Rule = (words: readonly LineWord[], at: number, lexicon: Lexicon) => Read

/** In order of priority: figures, catalogue names, the rest. */
const RULES: readonly Rule[] = [
  (words, at, { choices }) => countedAt(words, at, choices),
  (words, at, { choices }) => sectorAt(words, at, choices),
  (words, at, { choices }) => dateAt(words, at, choices),
  currencyAt,
  budgetAt,
  kindInText,
  (words, at, { phrases }) => {
    const found = phraseAt(phrases, words, at)
    return found && { end: found.end, meaning: found.value }
  },
  figureInText,
  (words, at, { choices }) => bareFigureAt(words, at, choices),
  possessive,
  wordOfText,
]

/** Assigns every word of the line to exactly one part. */
export function readLine(line: string, lexicon: Lexicon): LinePart[] {
  const words = lineWords(line)
  const parts: LinePart[] = []
  let at = 0
  while (at < words.length) {
    const read = readAt(words, at, lexicon)
    const [first, last] = [words[at], words[(read?.end ?? at + 1) - 1]]
    if (read && first && last) {
      const meaning = shownMeaning(read.meaning, lexicon)
      parts.push({ ...meaning, start: first.start, end: last.end })
    }
    at = read?.end ?? at + 1
  }
  return parts
}

function readAt(words: readonly LineWord[], at: number, lexicon: Lexicon): Read {
  for (const rule of RULES) {
    const read = rule(words, at, lexicon)
    if (read) return read
  }
  return undefined
}

/** Without public prices a budget finds nothing. */
function shownMeaning(meaning: Meaning, { choices }: Lexicon): Meaning {
  if (choices.hasPrices) return meaning
  if (meaning.kind === 'filter' && isAmount(meaning.change)) return { kind: 'left', why: 'amount' }
  if (meaning.kind !== 'asked') return meaning
  const readings = meaning.readings.filter((change) => !isAmount(change))
  const isLost = meaning.why === 'currency' || (meaning.why === 'figure' && readings.length === 0)
  return isLost ? { kind: 'left', why: 'amount' } : { ...meaning, readings }
}

const isAmount = (change: { min?: unknown; max?: unknown }) => 'min' in change || 'max' in change

/** A type within a project's text: `studio apartments`. */
function kindInText(words: readonly LineWord[], at: number, lexicon: Lexicon): Read {
  const [word, next] = words.slice(at, at + 2)
  if (word?.kind !== 'letters' || !next || phraseAt(lexicon.phrases, words, at)) return undefined
  const kind = phraseAt(lexicon.phrases, words, at + 1)?.value
  const isKind = kind?.kind === 'filter' && kind.change.type !== undefined
  if (!isKind || !lexicon.says(`${word.text} ${next.text}`)) return undefined
  return { end: at + 2, meaning: { kind: 'text' } }
}

/** A figure with its word in a text: `NH-24`, `5 tier`. */
function figureInText(words: readonly LineWord[], at: number, { says }: Lexicon): Read {
  const [word, next] = words.slice(at, at + 2)
  const after = next?.kind === 'sign' ? words[at + 2] : next
  if (!word || !after || word.kind === 'sign' || after.kind === 'sign') return undefined
  if (word.kind === after.kind || !says(`${word.text} ${after.text}`)) return undefined
  return { end: words.indexOf(after) + 1, meaning: { kind: 'text' } }
}

/** The s of `Godrej's`. */
function possessive(words: readonly LineWord[], at: number): Read {
  const [sign, word] = [words[at - 1]?.text ?? '', words[at]]
  const isEnding = word?.text === 's' && word.isGlued && (sign === "'" || sign === '’')
  return isEnding ? { end: at + 1, meaning: { kind: 'silent' } } : undefined
}

function wordOfText(words: readonly LineWord[], at: number, { knows }: Lexicon): Read {
  if (words[at]?.kind === 'sign') return undefined
  let end = at + 1
  while (words[end]?.isGlued && words[end]?.kind !== 'sign') end += 1
  const text = words
    .slice(at, end)
    .map((word) => word.text)
    .join('')
  return { end, meaning: knows(text) ? { kind: 'text' } : { kind: 'left', why: 'unknown' } }
}
