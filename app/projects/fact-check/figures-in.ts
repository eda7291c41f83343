import { parseRupees } from '#app/lib/money.ts'
import {
  isRange,
  NUMBER,
  numbersIn,
  statedFigures,
  type StatedFigures,
} from '#app/projects/facts/stated-figures.ts'

const AMOUNTS = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?<sign>(?:₹|rs\.?|inr)\s?)?(?<value>${NUMBER}(?:\s?(?:[–-]|to)\s?₹?\s?${NUMBER})?)\s?(?<unit>crores?|crs?|lakhs?|lacs?)?(?![\p{L}\d])`,
  'giu',
)
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DATES = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?:(?<month>${MONTHS.join('|')})[a-z]*\.?,? ?)?(?<year>20\d\d)(?![\p{L}\d/]|[.,]\d)`,
  'giu',
)

/** Figures with units, amounts of money and dates. */
export function figuresIn(text: string): StatedFigures[] {
  return [...statedFigures(text), ...amountsIn(text), ...datesIn(text)]
}

/** In rupees: `₹ 95 Lacs`, `Rs. 175`, `90–99 lakh`. */
export function amountsIn(text: string): StatedFigures[] {
  return [...text.matchAll(AMOUNTS)].flatMap(({ 0: whole, groups = {} }) => {
    const { sign, value = '', unit = '' } = groups
    if (sign === undefined && unit === '') return []
    const amounts = numbersIn(value).map((one) => parseRupees(`${one} ${unit}`) ?? one)
    return [
      { unit: '₹', amounts, isRange: isRange(value), isAbout: false, text: whole, value: whole },
    ]
  })
}

/** `December 2026` is 202612, a year alone 202600. */
export function datesIn(text: string): StatedFigures[] {
  return [...text.matchAll(DATES)].map(({ 0: whole, groups = {} }) => {
    const month = MONTHS.indexOf(groups['month']?.toLowerCase() ?? '') + 1
    const amounts = [Number(groups['year']) * 100 + month]
    return { unit: 'date', amounts, isRange: false, isAbout: false, text: whole, value: whole }
  })
}

/** A text may round a figure, give the year alone, or lie within a stated range. */
export function isStated(figure: StatedFigures, facts: readonly StatedFigures[]): boolean {
  const { amounts, isAbout } = figure
  return amounts.every((amount) => facts.some((fact) => isSame({ amount, isAbout }, fact)))
}

/** In words such as `more than`. */
const TOLERANCE = 0.05

function isSame(
  { amount, isAbout }: { amount: number; isAbout: boolean },
  { unit, amounts, isRange: isWithin }: StatedFigures,
): boolean {
  if (unit === 'date') return amounts.some((fact) => isSameDate(amount, fact))
  const [, fraction = ''] = String(amount).split('.')
  return (
    amounts.some((fact) => Number(fact.toFixed(fraction.length)) === amount) ||
    (isAbout && amounts.some((fact) => Math.abs(fact - amount) <= amount * TOLERANCE)) ||
    (isWithin && amount >= Math.min(...amounts) && amount <= Math.max(...amounts))
  )
}

function isSameDate(one: number, other: number): boolean {
  if (one % 100 === 0 || other % 100 === 0) return Math.floor(one / 100) === Math.floor(other / 100)
  return one === other
}
