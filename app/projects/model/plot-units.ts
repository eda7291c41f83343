/** As developers write them. */
export const plotUnits = ['sq ft', 'sq yards', 'sq. yards'] as const

export type PlotUnit = (typeof plotUnits)[number]
