/** A text with U+FFFD for each half of a pair of surrogates that stands alone. Some served browsers lack `toWellFormed`. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}
