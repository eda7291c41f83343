/** Replaces lone surrogates by U+FFFD. Some supported browsers lack `toWellFormed`. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}
