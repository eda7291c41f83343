/** Letters that are written from right to left: Hebrew, Arabic and their kin, with their presentation forms. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const [BEGIN, END] = ['\u2068', '\u2069']

/**
 * A text that somebody typed, for a place inside another text: where it has right-to-left letters it stands
 * between isolates (Unicode UAX 9), so that what is around it keeps its order. Each line is its own.
 */
export function isolated(text: string): string {
  // Isolates are taken out of what is typed (plain-text.ts): where some are, it is done.
  if (text.includes(BEGIN) || !RIGHT_TO_LEFT.test(text)) return text
  return text
    .split('\n')
    .map((line) => (RIGHT_TO_LEFT.test(line) ? `${BEGIN}${line}${END}` : line))
    .join('\n')
}

/**
 * Texts whose functions isolate every text that they are given. Changes `texts` itself, so that its functions
 * keep their types.
 */
export function isolating<Texts extends object>(texts: Texts): Texts {
  for (const name of Object.keys(texts)) {
    const value: unknown = Reflect.get(texts, name)
    if (typeof value === 'function')
      Reflect.set(texts, name, (...given: unknown[]): unknown =>
        Reflect.apply(value, texts, given.map(isolatedIn)),
      )
    else if (typeof value === 'object' && value !== null) isolating(value)
  }
  return texts
}

function isolatedIn(given: unknown): unknown {
  if (typeof given === 'string') return isolated(given)
  return Array.isArray(given) ? given.map(isolatedIn) : given
}
