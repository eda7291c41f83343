const RUPEES = { CR: 10_000_000, Lacs: 100_000 } as const

/** Whole rupees of a listing's price text (`3.03 CR`, `95 Lacs`); undefined when it is neither. */
export function rupeesOf(text: string): number | undefined {
  const match = /^(\d+(?:\.\d{1,2})?) (CR|Lacs)$/.exec(text)
  if (!match) return undefined
  return Math.round(Number(match[1]) * (match[2] === 'CR' ? RUPEES.CR : RUPEES.Lacs))
}

/** Digits alone, or in groups as India (2,60,00,000) or the rest of the world (26,000,000) writes them. */
const FIGURE = /^(?:(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d+)?|\.\d+)$/
const PART = /^([\d.,]+)\s*(crores?|crs?|lakhs?|lacs?|l|thousands?|k)?\.?\s*/

/**
 * Rupees of an amount as people type it: `1.5 cr`, `95 lakh`, `2 crore 60 lakh`, `₹ 2,60,00,000`.
 * Rounded to whole rupees; undefined when it cannot be read in one way only.
 */
export function parseRupees(typed: string): number | undefined {
  let rest = typed
    .trim()
    .toLowerCase()
    .replace(/^(?:₹|rs\.?|inr)\s*/, '')
    .replace(/\/-$/, '')
    .trimEnd()
  let sum = 0
  let smallest = Infinity
  while (rest !== '') {
    const [whole, figure = '', unit] = PART.exec(rest) ?? []
    const factor = unitOf(unit)
    const isLoose = unit === undefined && sum > 0
    if (whole === undefined || !FIGURE.test(figure) || factor >= smallest || isLoose) {
      return undefined
    }
    sum += Number(figure.replaceAll(',', '')) * factor
    smallest = factor
    rest = rest.slice(whole.length)
  }
  return smallest === Infinity ? undefined : Math.round(sum)
}

function unitOf(word: string | undefined): number {
  if (word === undefined) return 1
  if (word.startsWith('c')) return RUPEES.CR
  return word.startsWith('l') ? RUPEES.Lacs : 1000
}

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const scaled = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** A number with Indian grouping: `2,60,00,000`. */
export function indianFigure(value: number): string {
  return grouped.format(value)
}

/** Whole rupees in Indian grouping, on one line: `₹ 2,60,00,000`. */
export function formatRupees(rupees: number): string {
  return `₹\u00A0${grouped.format(rupees)}`
}

/** The amount in crore or lakh, to two decimals: `₹ 2.6 crore`; below a lakh in full. */
export function rupeesInWords(rupees: number): string {
  if (rupees >= RUPEES.CR) return `₹\u00A0${scaled.format(rupees / RUPEES.CR)}\u00A0crore`
  if (rupees >= RUPEES.Lacs) return `₹\u00A0${scaled.format(rupees / RUPEES.Lacs)}\u00A0lakh`
  return formatRupees(rupees)
}

/** No listing costs less than a lakh or more than this, in rupees. */
const MOST_RUPEES = 1e12

/** Rupees of a budget as people type it; undefined where nobody can tell what a small figure means. */
export function budgetTyped(typed: string): number | undefined {
  const rupees = parseRupees(typed)
  if (rupees === undefined || rupees < RUPEES.Lacs || rupees > MOST_RUPEES) return undefined
  return rupees
}

/**
 * A price as a person types it, in the one form that listings store: `3.10 CR`, `95 Lacs`. Undefined where it cannot
 * be read in one way only, or has no such form.
 */
export function priceTyped(typed: string): string | undefined {
  const rupees = budgetTyped(typed)
  if (rupees === undefined) return undefined
  const unit = rupees < RUPEES.CR ? 'Lacs' : 'CR'
  const figure = rupees / RUPEES[unit]
  const written = `${figure.toFixed(Number.isInteger(figure) ? 0 : 2)} ${unit}`
  return rupeesOf(written) === rupees ? written : undefined
}

/** An amount in rupees as listings write it, `1.5 CR` or `95 Lacs`; an uneven one in Indian grouping. */
export function rupeesWritten(rupees: number): string {
  for (const [unit, size] of Object.entries(RUPEES)) {
    const hundredths = rupees / (size / 100)
    if (rupees >= size && Number.isInteger(hundredths)) return `${hundredths / 100} ${unit}`
  }
  return rupees.toLocaleString('en-IN')
}
