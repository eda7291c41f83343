import { plainText } from '#app/projects/fact-check/figures/plain-text.ts'
import { statedAmounts } from '#app/projects/fact-check/figures/stated-amounts.ts'
import { isSameDate, statedDates } from '#app/projects/fact-check/figures/stated-dates.ts'
import { isSameFigure, statedFigures } from '#app/projects/fact-check/figures/stated-figures.ts'
import { isSameSpan, statedSpans } from '#app/projects/fact-check/figures/stated-spans.ts'
import type { FactName } from '#app/projects/facts/fact-names.ts'

/** Other names of a row that states the fact; a row of another name may state something else. */
const SAME: Partial<Record<FactName, RegExp>> = {
  price: /^(?:(?:starting|base) )?price(?: from)?$|^starts from$/,
  possession: /^(?:expected )?possession(?: (?:date|by|from|in))?$/,
  rera: /^rera(?: registration)?(?: (?:no\.?|number))?$/,
  area: /^(?:(?:land|total|project) )?area$|^land$/,
}

export function isCalledAs(fact: FactName, label: string): boolean {
  return SAME[fact]?.test(plainText(label)) === true
}

export function isConsistent(fact: FactName, value: string, own: string): boolean {
  if (fact === 'price') {
    const [amounts, [price]] = [statedAmounts(value), statedAmounts(own)]
    return amounts.length === 0 || amounts.some(({ rupees }) => rupees === price?.rupees)
  }
  if (fact === 'area') {
    const [figures, stated] = [statedFigures(value), statedFigures(own)]
    return figures.every(
      (one) =>
        stated.every(({ unit }) => unit !== one.unit) ||
        stated.some((other) => isSameFigure(one, other)),
    )
  }
  const [dates, days] = [statedDates(value), statedDates(own)]
  if (fact === 'possession' && dates.length > 0 && days.length > 0)
    return dates.some((one) => days.some((other) => isSameDate(one, other)))
  const [spans, times] = [statedSpans(value), statedSpans(own)]
  if (fact === 'possession' && spans.length > 0 && times.length > 0)
    return spans.some((one) => times.some((other) => isSameSpan(one, other)))
  const [one, other] = [plainText(value), plainText(own)]
  return one.includes(other) || other.includes(one)
}

/** `₹ 95 Lacs` equals `95 Lacs`; neither says less. */
export function isSameValue(fact: FactName, one: string, other: string): boolean {
  if (plainText(one) === plainText(other)) return true
  if (one === '' || other === '' || fact === 'rera') return false
  return withoutSign(one) === withoutSign(other) && isConsistent(fact, one, other)
}

function withoutSign(value: string): string {
  return plainText(value).replace(/^(?:₹|rs\.?|inr) ?/, '')
}
