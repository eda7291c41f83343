import { amountAt, figureAt } from './amounts.ts'
import { BEFORE, TO } from './budget-words.ts'
import type { Read } from './line-part.ts'
import type { LineWord } from './line-words.ts'
import { maybePhrase, pastJoints, phraseAt, phrases, spelled } from './phrases.ts'

const CURRENCY = phrases([
  ...spelled(true, '$,us$,us $,usd,dollar,dollars,aed,dirham,dirhams,dhs,dh,£,gbp,pound,pounds'),
  ...spelled(true, '€,eur,euro,euros,sgd,cad,aud,qar,sar,riyal,riyals,kwd,omr,bhd,dinar,dinars'),
])
const MILLIONS = phrases(spelled(true, 'm,mn,mln,mil,million,millions,b,bn,billion,billions'))

/**
 * Money that is not counted in lakh and crore of rupees: `AED 1.5m`, `$500k - $1m`, `2 million`. No rate
 * is ever assumed, so it is asked about.
 */
export function currencyAt(words: readonly LineWord[], at: number): Read {
  const start = maybePhrase(BEFORE, words, at).end
  const first = foreignAt(words, start)
  const to = phraseAt(TO, words, first ?? plainAt(words, start))
  const end = (to && foreignAt(words, to.end)) ?? first
  return end === undefined
    ? undefined
    : { end, meaning: { kind: 'asked', why: 'currency', readings: [] } }
}

/** The word after money that begins at a word. */
function foreignAt(words: readonly LineWord[], at: number): number | undefined {
  const before = maybePhrase(CURRENCY, words, at)
  const start = before.value ? pastJoints(words, before.end) : at
  const figure = plainAt(words, start)
  if (figure === start) return undefined
  const scale = maybePhrase(MILLIONS, words, figure)
  const after = maybePhrase(CURRENCY, words, scale.end)
  return [before, scale, after].some(({ value }) => value) ? after.end : undefined
}

/** Past a figure and its Indian unit, which may be the first of two: `1 to 2 million`. */
function plainAt(words: readonly LineWord[], at: number): number {
  const amount = amountAt(words, at)
  if (amount) return amount.end
  return figureAt(words, at) === undefined ? at : at + 1
}
