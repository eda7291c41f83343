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

/** `AED 1.5m`, `$500k - $1m`, `2 million`: without an exchange rate the visitor chooses. */
export function currencyAt(words: readonly LineWord[], at: number): Read {
  const start = maybePhrase(BEFORE, words, at).end
  const first = foreignAt(words, start)
  const to = phraseAt(TO, words, first ?? plainAt(words, start))
  const end = (to && foreignAt(words, to.end)) ?? first
  return end === undefined
    ? undefined
    : { end, meaning: { kind: 'asked', why: 'currency', readings: [] } }
}

function foreignAt(words: readonly LineWord[], at: number): number | undefined {
  const before = maybePhrase(CURRENCY, words, at)
  const start = before.value ? pastJoints(words, before.end) : at
  const figure = plainAt(words, start)
  if (figure === start) return undefined
  const scale = maybePhrase(MILLIONS, words, figure)
  const after = maybePhrase(CURRENCY, words, scale.end)
  return [before, scale, after].some(({ value }) => value) ? after.end : undefined
}

/** The Indian unit may belong to both: `1 to 2 million`. */
function plainAt(words: readonly LineWord[], at: number): number {
  const amount = amountAt(words, at)
  if (amount) return amount.end
  return figureAt(words, at) === undefined ? at : at + 1
}
