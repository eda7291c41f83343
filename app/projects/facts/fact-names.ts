/** The facts that people decide by: none changes without its source, and every change stays readable. */
export const factNames = ['price', 'possession', 'rera', 'area', 'figure'] as const
export type FactName = (typeof factNames)[number]

/**
 * One of them as a page says it; `part` is the row of a table, the cell of the facts or the page below that it
 * is of, or empty.
 */
export type ListingFact = { fact: FactName; part: string; value: string }
