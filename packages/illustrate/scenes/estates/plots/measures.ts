/** Metres: half the road, the plots' near edge beside it, a plot's front and depth, a cross road's width. */
export const [KERB, EDGE, WIDE, DEEP, CROSS] = [4, 7.6, 15, 24, 9]

/** Where the rows of plots begin; a cross road lies before each but the first. */
export const rows: readonly number[] = [
  13,
  13 + 2 * WIDE + CROSS,
  13 + 5 * WIDE + 2 * CROSS,
  13 + 8 * WIDE + 3 * CROSS,
]

/** How many plots a row has along the road, by row. */
export const counts: readonly number[] = [2, 3, 3, 4]
