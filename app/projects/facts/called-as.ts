import type { FactName } from './fact-names.ts'
import { plainText } from './plain-text.ts'

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

/** `₹ 95 Lacs` equals `95 Lacs`; neither says less. */
export function isSameValue(one: string, other: string): boolean {
  return withoutSign(one) === withoutSign(other)
}

function withoutSign(value: string): string {
  return plainText(value).replace(/^(?:₹|rs\.?|inr) ?/, '')
}
