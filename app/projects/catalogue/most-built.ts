/**
 * The most that a listing may say of what is drawn one by one: far beyond what was ever built or is ever
 * told of. A slip of the finger would otherwise be millions of shapes in every page that shows it.
 */
export const MOST = {
  towers: 60,
  /** The highest building there is has 163. */
  floors: 200,
  /** Nobody is told how near something is that lies farther than a day on the road. */
  km: 1000,
} as const
