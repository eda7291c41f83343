import { asciiNumber } from './text/digits.ts'

const RUPEES = { CR: 10_000_000, Lacs: 100_000 } as const

/** Whole rupees of `3.03 CR` or `95 Lacs`; undefined for other texts. */
export function rupeesOf(text: string): number | undefined {
  const match = /^(\d+(?:\.\d{1,2})?) (CR|Lacs)$/.exec(text)
  if (!match) return undefined
  return Math.round(Number(match[1]) * (match[2] === 'CR' ? RUPEES.CR : RUPEES.Lacs))
}

const FIGURE = /^(?:(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d+)?|\.\d+)$/
const PART = /^([\d.,]+)\s*([\p{L}\p{M}]*)\.?\s*/u
const SIGN = /^(?:₹|rs\.?|inr|रु\.?)\s*/u
const SIGN_AFTER = /(?:\/-|₹|rs|inr|rupees?|रुपये|रुपए|रु)$/u

export const moneyUnits = {
  crore: 'crore,crores,cr,crs,karod,karods,karor,caror,carore,करोड़,करोड,કરોડ',
  lakh: 'lakh,lakhs,lac,lacs,laakh,laakhs,lkh,l,लाख,લાખ',
  thousand: 'thousand,thousands,k,hazar,hazaar,हज़ार,हजार,હજાર',
} as const

const FACTORS = new Map(
  (
    [
      [moneyUnits.crore, RUPEES.CR],
      [moneyUnits.lakh, RUPEES.Lacs],
      [moneyUnits.thousand, 1000],
    ] as const
  ).flatMap(([unitNames, factor]) =>
    unitNames.split(',').map((unitName) => [unitName.normalize('NFKC'), factor] as const),
  ),
)

/** Whole rupees of `1.5 cr`, `95 lakh`, `2 crore 60 lakh`, `₹ 2,60,00,000`, `५० लाख`; undefined when ambiguous. */
export function parseRupees(typed: string): number | undefined {
  let rest = typed.length > LONGEST ? '' : bareAmount(typed)
  let sum = 0
  let smallest = Infinity
  while (rest !== '') {
    const part = partOf(rest)
    if (!part || part.factor >= smallest || (part.isBare && sum > 0)) return undefined
    sum += part.figure * part.factor
    smallest = part.factor
    rest = rest.slice(part.length)
  }
  return smallest === Infinity ? undefined : Math.round(sum)
}

function bareAmount(typed: string): string {
  return asciiNumber(typed).trim().toLowerCase().replace(SIGN, '').replace(SIGN_AFTER, '').trimEnd()
}

function partOf(text: string) {
  const [whole = '', figure = '', unit = ''] = PART.exec(text) ?? []
  const isBare = unit === ''
  const factor = isBare ? 1 : FACTORS.get(unit)
  if (factor === undefined || !FIGURE.test(figure)) return undefined
  return { figure: Number(figure.replaceAll(',', '')), factor, isBare, length: whole.length }
}

const LONGEST = 100

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const scaled = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
  maximumFractionDigits: 2,
})

export function indianFigure(value: number): string {
  return grouped.format(value)
}

export function formatRupees(rupees: number): string {
  return `₹${grouped.format(rupees)}`
}

export function rupeesInWords(rupees: number): string {
  // The unit belongs to the rounded figure: 99,99,999 is 1 crore, not 100 lakh.
  const hundredths = Math.round(rupees / (RUPEES.Lacs / 100))
  if (hundredths >= 10_000) return `₹${scaled.format(rupees / RUPEES.CR)}\u00A0crore`
  if (Math.round(rupees) >= RUPEES.Lacs) return `₹${scaled.format(hundredths / 100)}\u00A0lakh`
  return formatRupees(rupees)
}

/** No project costs less than a lakh or more than this, in rupees. */
const MAX_RUPEES = 1e12

/** Whole rupees; undefined where a small number is ambiguous. */
export function budgetTyped(typed: string): number | undefined {
  const rupees = parseRupees(typed)
  if (rupees === undefined || rupees < RUPEES.Lacs || rupees > MAX_RUPEES) return undefined
  return rupees
}

/** A typed price in its stored form: `3.10 CR`, `95 Lacs`; undefined when ambiguous. */
export function priceTyped(typed: string): string | undefined {
  const rupees = budgetTyped(typed)
  if (rupees === undefined) return undefined
  const unit = rupees < RUPEES.CR ? 'Lacs' : 'CR'
  const figure = rupees / RUPEES[unit]
  const written = `${figure.toFixed(Number.isInteger(figure) ? 0 : 2)} ${unit}`
  return rupeesOf(written) === rupees ? written : undefined
}

const WRITTEN = [
  ['crore', RUPEES.CR],
  ['lakh', RUPEES.Lacs],
] as const

/** `1.5 crore`, `95 lakh`; a figure that two decimals do not hold in full. */
export function rupeesWritten(rupees: number): string {
  for (const [unit, size] of WRITTEN) {
    const hundredths = rupees / (size / 100)
    if (rupees >= size && Number.isInteger(hundredths)) return `${hundredths / 100} ${unit}`
  }
  return rupees.toLocaleString('en-IN')
}
