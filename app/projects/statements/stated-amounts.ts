import { parseRupees } from '#app/lib/money.ts'

import { readPlain } from './plain-text.ts'

/** An amount of money that a text names; `start` and `end` are its place in the plain text. */
export type StatedAmount = { rupees: number; text: string; start: number; end: number }

const FIGURE = String.raw`(?:\d+(?:,\d+)*(?:\.\d+)?|\.\d+)`
const UNIT = String.raw`(?:crores?|crs?|lakhs?|lacs?|करोड\u093C?|लाख)(?![\p{L}\p{M}])`
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,\p{L}\p{M}])(?<sign>(?:₹|rs\.?|inr|रु\.?|रुपये) ?)?(?<figure>${FIGURE})` +
    String.raw`(?: ?(?<unit>${UNIT}|l\b)| ?(?:-|–|to) ?(?=${FIGURE} ?(?<shared>${UNIT})))?(?:\/-)?(?![\d\p{L}])`,
  'gu',
)
/** What one pays for a piece or a time is no price of a home. */
const EACH = /^ ?(?:\/|per\b|an? (?:month|year)\b)/u

/** A piece of a home or of land: `per sq ft`, `/ sq. yard`. */
const PIECE = /^ ?(?:\/|per) ?(?:sq|square|acre|bigha|ft|gaj|yard)/u

/** Every amount in rupees in a text: `₹ 95 Lacs`, `Rs 99,00,000`, `1.5 crore`, `99 लाख`. */
export function statedAmounts(text: string): StatedAmount[] {
  return allAmounts(text).flatMap(({ after, ...one }) => (EACH.test(after) ? [] : [one]))
}

/** What a text says that a piece costs: `Rs 5,500 per sq ft`. */
export function statedRates(text: string): StatedAmount[] {
  return allAmounts(text).flatMap(({ after, ...one }) => (PIECE.test(after) ? [one] : []))
}

/** With what stands after each in the plain text. */
function allAmounts(text: string): (StatedAmount & { after: string })[] {
  const { plain, quoted } = readPlain(text)
  return [...plain.matchAll(AMOUNT)].flatMap(({ 0: whole, index: start, groups = {} }) => {
    const { sign, figure = '', unit, shared } = groups
    const isMoney = sign !== undefined || (unit !== undefined && unit !== 'l')
    const rupees = isMoney ? parseRupees(`${figure} ${english(unit ?? shared)}`) : undefined
    const end =
      start +
      whole
        .trimEnd()
        .replace(/(?:-|–|to)$/, '')
        .trimEnd().length
    if (rupees === undefined) return []
    return [{ rupees, text: quoted(start, end), start, end, after: plain.slice(end) }]
  })
}

function english(unit = ''): string {
  if (unit.startsWith('करो')) return 'crore'
  return unit === 'लाख' ? 'lakh' : unit
}
