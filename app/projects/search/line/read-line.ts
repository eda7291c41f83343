import type { LinePart, Lexicon, Meaning } from './meaning.ts'
import { TABLE } from './table.ts'
import { spaced } from './vocabulary.ts'

/** Assigns every word of the line to exactly one part. */
export function readLine(line: string, lexicon: Lexicon): LinePart[] {
  const { text, starts, ends } = spaced(line)
  const parts: LinePart[] = []
  let at = 0
  while (at < text.length) {
    const { meaning, end } = readAt(text, at, lexicon)
    const [from, to] = [starts.get(at), ends.get(end)]
    if (meaning && from !== undefined && to !== undefined) {
      parts.push({ ...shownMeaning(meaning, lexicon), start: from, end: to })
    }
    at = end
  }
  return parts
}

function readAt(text: string, start: number, lexicon: Lexicon) {
  for (const [pattern, sets] of TABLE) {
    pattern.lastIndex = start
    const match = pattern.exec(text)
    const set = match && (typeof sets === 'function' ? sets(match.groups ?? {}, lexicon) : sets)
    if (set) {
      const { length = match[0].length, ...meaning } = set
      return { meaning, end: start + length }
    }
  }
  return { end: start + text.slice(start).search(/\s/) + 1 }
}

/** Without public prices a budget finds nothing. */
function shownMeaning(meaning: Meaning, { choices }: Lexicon): Meaning {
  if (choices.hasPrices) return meaning
  if (meaning.kind === 'filter' && isAmount(meaning.change)) return { kind: 'left', why: 'amount' }
  if (meaning.kind !== 'ambiguous') return meaning
  const readings = meaning.readings.filter((change) => !isAmount(change))
  const isLost = meaning.why === 'currency' || (meaning.why === 'figure' && readings.length === 0)
  return isLost ? { kind: 'left', why: 'amount' } : { ...meaning, readings }
}

const isAmount = (change: { min?: unknown; max?: unknown }) => 'min' in change || 'max' in change
