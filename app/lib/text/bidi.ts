const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const [BEGIN, END] = ['\u2068', '\u2069']

/** Wraps each line with right-to-left letters in isolates (Unicode UAX 9), so that the surrounding text keeps its order. */
export function isolated(text: string): string {
  // plain-text.ts removes isolates from input, so a text with one is done.
  if (text.includes(BEGIN) || !RIGHT_TO_LEFT.test(text)) return text
  return text
    .split('\n')
    .map((line) => (RIGHT_TO_LEFT.test(line) ? `${BEGIN}${line}${END}` : line))
    .join('\n')
}

/** Makes every function of `texts` isolate its arguments; mutates `texts`, to keep the types. */
export function isolating<Texts extends object>(texts: Texts): Texts {
  for (const name of Object.keys(texts)) {
    const value: unknown = Reflect.get(texts, name)
    if (typeof value === 'function')
      Reflect.set(texts, name, (...args: unknown[]): unknown =>
        Reflect.apply(value, texts, args.map(isolatedIn)),
      )
    else if (typeof value === 'object' && value !== null) isolating(value)
  }
  return texts
}

function isolatedIn(value: unknown): unknown {
  if (typeof value === 'string') return isolated(value)
  return Array.isArray(value) ? value.map(isolatedIn) : value
}
