/** A projected point: sheet x and y in px, and depth in metres. */
export type Projected = [x: number, y: number, depth: number]
