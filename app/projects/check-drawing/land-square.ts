import { statedFigures } from '#app/projects/facts/stated-figures.ts'

/** Square metres of one: the international yard of 1959 is 0.9144 m, an acre 4,840 square yards. */
const SQUARE_METRES: Partial<Record<string, number>> = {
  acres: 4840 * 0.9144 ** 2,
  hectares: 10_000,
  'sq yards': 0.9144 ** 2,
  'sq ft': 0.3048 ** 2,
  'sq m': 1,
}

/** Square yards of the plot for comparison. */
export const PLOT_YARDS = 500

/** A square, because no project states the land's shape. */
export type LandSquare = {
  area: string
  squareMetres: number
  sideMetres: number
  isMinimum: boolean
  /** Relative to the land's side. */
  plotSide: number
}

/** Undefined for an unknown unit. */
export function landSquare(area: string): LandSquare | undefined {
  const [figure] = statedFigures(area)
  const [amount] = figure?.amounts ?? []
  const factor = SQUARE_METRES[figure?.unit ?? '']
  if (amount === undefined || factor === undefined) return undefined
  const squareMetres = amount * factor
  return {
    area,
    squareMetres,
    sideMetres: Math.sqrt(squareMetres),
    isMinimum: area.includes('+'),
    plotSide: Math.sqrt((PLOT_YARDS * 0.9144 ** 2) / squareMetres),
  }
}

const WHOLE = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const TENTHS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** In metres: `161.7 m`. */
export function sideText({ sideMetres }: Pick<LandSquare, 'sideMetres'>): string {
  return `${TENTHS.format(sideMetres)}\u00A0m`
}

/** `26,143 sq m`, `161.7 m a side, if the land were square`, `as large as 62 plots of 500 sq yd`. */
export function derivedTexts(land: LandSquare): string[] {
  const texts = [
    `${WHOLE.format(land.squareMetres)} sq m`,
    `${sideText(land)} a side, if the land were square`,
    `as large as ${WHOLE.format(Math.floor(1 / land.plotSide ** 2))} plots of ${PLOT_YARDS} sq yd`,
  ]
  return land.isMinimum ? texts.map((text) => `at least ${text}`) : texts
}
