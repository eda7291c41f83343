/** A run of letters, a figure with its points and commas, or a single sign of a typed line. */
export type LineWord = {
  kind: 'letters' | 'figure' | 'sign'
  /** In lower case, in the one form that Unicode has for it (NFKC). */
  text: string
  /** Where it stands in the line. */
  start: number
  end: number
  /** Nothing stands between it and the word before. */
  isGlued: boolean
}

/** The words of a line in their order; `3bhk` is two that are glued. */
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

/** A point or a comma between digits. */
function isInside(line: string, at: number): boolean {
  const sign = line.charAt(at)
  return (sign === ',' || isPoint(sign)) && isDigit(line, at - 1) && isDigit(line, at + 1)
}

const isPoint = (sign: string) => sign === '.'
const isDigit = (line: string, at: number) => /^[0-9]$/.test(line.charAt(at))

/** The next sign, which may take two places. */
function next(line: string, at: number): number {
  return at + ((line.codePointAt(at) ?? 0) > 0xff_ff ? 2 : 1)
}
