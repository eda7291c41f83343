const RUPEES = { CR: 10_000_000, Lacs: 100_000 } as const

/** Whole rupees of a listing's price text (`3.03 CR`, `95 Lacs`); undefined when it is neither. */
export function rupeesOf(text: string): number | undefined {
  const match = /^(\d+(?:\.\d{1,2})?) (CR|Lacs)$/.exec(text)
  if (!match) return undefined
  return Math.round(Number(match[1]) * (match[2] === 'CR' ? RUPEES.CR : RUPEES.Lacs))
}

const CRORE = 10_000_000
const LAKH = 100_000
const MOST_RUPEES = 1e12

/** An amount as people write it: digits, grouped or not, and a word or letter for its size. */
const AMOUNT = /(\d{1,3}(?:,\d{2,3})+|\d+)?(\.\d+)?\s*(crores?|crs?|lakhs?|lacs?|l)?\.?\s*/y

/**
 * Whole rupees of an amount that a person typed: `95 lakh`, `1.5 cr`, `1 crore 20 lakh`, `2,60,00,000`.
 * Undefined when it cannot be read, and below one lakh, where nobody can tell what was meant.
 */
export function rupeesTyped(text: string): number | undefined {
  const amount = text
    .toLowerCase()
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/, '')
    .replace(/\s*\/-$/, '')
  const parts = amountParts(amount)
  if (!parts) return undefined
  const rupees = Math.round(parts.reduce((sum, part) => sum + part.figure * part.size, 0))
  return rupees >= LAKH && rupees <= MOST_RUPEES ? rupees : undefined
}

/** Each figure with its size; a bare figure stands alone, and sizes fall from left to right. */
function amountParts(text: string): { figure: number; size: number }[] | undefined {
  const parts: { figure: number; size: number }[] = []
  let from = 0
  while (from < text.length) {
    AMOUNT.lastIndex = from
    const [whole, figure, decimals, unit] = AMOUNT.exec(text) ?? []
    if (!whole || (figure === undefined && decimals === undefined)) return undefined
    const size = unit === undefined ? 1 : unit.startsWith('c') ? CRORE : LAKH
    const before = parts.at(-1)
    if (before && (size === 1 || size >= before.size)) return undefined
    parts.push({ figure: Number(`${figure?.replaceAll(',', '') ?? 0}${decimals ?? ''}`), size })
    from += whole.length
  }
  return parts.length > 0 ? parts : undefined
}

/** An amount in rupees as listings write it, `1.5 CR` or `95 Lacs`; an uneven one in Indian grouping. */
export function rupeesWritten(rupees: number): string {
  for (const [unit, size] of Object.entries(RUPEES)) {
    const hundredths = rupees / (size / 100)
    if (rupees >= size && Number.isInteger(hundredths)) return `${hundredths / 100} ${unit}`
  }
  return rupees.toLocaleString('en-IN')
}
