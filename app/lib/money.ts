const RUPEES = { CR: 10_000_000, Lacs: 100_000 } as const

/** Whole rupees of a listing's price text (`3.03 CR`, `95 Lacs`); undefined when it is neither. */
export function rupeesOf(text: string): number | undefined {
  const match = /^(\d+(?:\.\d{1,2})?) (CR|Lacs)$/.exec(text)
  if (!match) return undefined
  return Math.round(Number(match[1]) * (match[2] === 'CR' ? RUPEES.CR : RUPEES.Lacs))
}
