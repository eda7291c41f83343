/** Units that listings state the sizes of plots in, as they write them. */
export const plotUnits = ['sq ft', 'sq yards', 'sq. yards'] as const

export type PlotUnit = (typeof plotUnits)[number]
