import { readPlain } from './plain-text.ts'

const CHANGED =
  /\b(?:risen|rose|raised|gone up|went up|gone|grown|climbed|moved|changed|increased?|reduced|revised|fallen|fell|advanced|postponed|extended|brought forward|shifted)\b[^;:,.!?]{0,30}?\bfrom (?:about |in )?$/u
const MAX_LOOKBEHIND = 70

/** Recognises a former value: `the price has risen from ₹ 95 Lacs to ₹ 99 Lacs`. */
export function isFormer(text: string, { start, end }: { start: number; end: number }): boolean {
  const { plain } = readPlain(text)
  const isFrom = CHANGED.test(plain.slice(Math.max(0, start - MAX_LOOKBEHIND), start))
  return isFrom && /^ to (?!\p{L}+ of\b)/u.test(plain.slice(end))
}
