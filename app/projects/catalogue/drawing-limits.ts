/** Limits for what is drawn one by one, far beyond any building: a typing error would draw millions of shapes. */
export const DRAWING_LIMITS = {
  towers: 60,
  /** The highest building has 163. */
  floors: 200,
  /** A distance of more than a day's drive is an error. */
  km: 1000,
} as const
