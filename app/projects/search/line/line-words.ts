/** A run of letters, a figure, or a single sign. */
export type LineWord = {
  kind: 'letters' | 'figure' | 'sign'
  /** Lower case, NFKC. */
  text: string
  start: number
  end: number
  /** No space before it. */
  isGlued: boolean
}

/** `3bhk` is two words, the second glued. */
export function lineWords(line: string): LineWord[] {
  const words: LineWord[] = []
  let start = 0
  while (start < line.length) {
    const kind = kindAt(line, start)
    const end =
      kind === 'letters' || kind === 'figure' ? runEnd(line, start, kind) : next(line, start)
    if (kind !== 'space') {
      const text = line.slice(start, end).toLowerCase().normalize('NFKC')
      words.push({ kind, text, start, end, isGlued: words.at(-1)?.end === start })
    }
    start = end
  }
  return words
}

type Kind = LineWord['kind'] | 'space'

function kindAt(line: string, at: number): Kind {
  const sign = line.slice(at, next(line, at))
  if (/^[0-9]$/.test(sign)) return 'figure'
  if (isPoint(sign) && !isDigit(line, at - 1) && isDigit(line, at + 1)) return 'figure'
  if (/^[\p{L}\p{M}\p{N}]$/u.test(sign)) return 'letters'
  return /^[\s\p{Z}\p{C}]$/u.test(sign) ? 'space' : 'sign'
}

function runEnd(line: string, start: number, kind: Kind): number {
  let end = next(line, start)
  while (end < line.length) {
    const goesOn =
      kind === 'figure' ? isDigit(line, end) || isInside(line, end) : kindAt(line, end) === kind
    if (!goesOn) break
    end = next(line, end)
  }
  return end
}

function isInside(line: string, at: number): boolean {
  const sign = line.charAt(at)
  return (sign === ',' || isPoint(sign)) && isDigit(line, at - 1) && isDigit(line, at + 1)
}

const isPoint = (sign: string) => sign === '.'
const isDigit = (line: string, at: number) => /^[0-9]$/.test(line.charAt(at))

/** A sign may take two UTF-16 units. */
function next(line: string, at: number): number {
  return at + ((line.codePointAt(at) ?? 0) > 0xff_ff ? 2 : 1)
}
