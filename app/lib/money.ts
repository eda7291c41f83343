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

const FIGURE = String.raw`((?:\d{1,3}(?:,\d{2,3})+|\d+)(?:\.\d+)?|\.\d+)`
const BARE = new RegExp(`^${FIGURE}$`)
const SIZED = new RegExp(
  String.raw`^(?:${FIGURE}\s*(?:crores?|crs?)\.?)?\s*(?:${FIGURE}\s*(?:lakhs?|lacs?|l)\.?)?$`,
)

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
  const [, bare] = BARE.exec(amount) ?? []
  const [, crores, lakhs] = SIZED.exec(amount) ?? []
  const sum = figureOf(bare) + figureOf(crores) * CRORE + figureOf(lakhs) * LAKH
  const rupees = Math.round(sum)
  return rupees >= LAKH && rupees <= MOST_RUPEES ? rupees : undefined
}

function figureOf(text = '0'): number {
  return Number(text.replaceAll(',', ''))
}

/** An amount in rupees as listings write it, `1.5 CR` or `95 Lacs`; an uneven one in Indian grouping. */
export function rupeesWritten(rupees: number): string {
  for (const [unit, size] of Object.entries(RUPEES)) {
    const hundredths = rupees / (size / 100)
    if (rupees >= size && Number.isInteger(hundredths)) return `${hundredths / 100} ${unit}`
  }
  return rupees.toLocaleString('en-IN')
}
