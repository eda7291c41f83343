/** Facts that require a source for every change and keep a public history. */
export const factNames = ['price', 'possession', 'rera', 'area', 'figure'] as const
export type FactName = (typeof factNames)[number]

/** `part`: the row, cell or subpage of the fact, or empty. */
export type ProjectFact = { fact: FactName; part: string; value: string }
