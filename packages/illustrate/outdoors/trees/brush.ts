/** How a tree is to be drawn. */
export interface TreeOptions {
  seed: number
  /** Which row of the palette's leaves: how far away it will stand. */
  range: 'near' | 'middle' | 'far'
  /** 1 for a tree of 200 sheet px; 4 for one of 600, with more and finer leaves. */
  detail?: number
  /** How much more air lies before it than before others of its range, 0 to 1. */
  air?: number
}

/** What a species is drawn with. */
export interface Brush extends Required<TreeOptions> {
  tones: readonly string[]
  /** Takes a colour into the distance. */
  tint: (colour: string) => string
  lightFrom: number
  sun: string
}

/** The colour of most trunks. */
export const bark = '#3f3029'

/** What crowns have of a brush: so many leaves of a size at detail 1, more and finer ones above. */
export const leafy = (
  brush: Brush,
  leaves: number,
  leafSize: number,
): {
  seed: number
  tones: readonly string[]
  leaves: number
  leafSize: number
  detail: number
  lightFrom: number
} => ({
  seed: brush.seed,
  tones: brush.tones,
  lightFrom: brush.lightFrom,
  leaves: leaves * brush.detail,
  detail: brush.detail,
  leafSize: leafSize / Math.sqrt(brush.detail),
})
