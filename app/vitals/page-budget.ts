/** What a kind of page may carry on a phone before its first touch, and its style and script after it; bytes as they are sent. */
export type PageBudget = {
  document: number
  /** In files of their own, beside what the document holds; at load. */
  style: number
  /** Once everything on the page that wakes at a use is awake, what was there at load among it. */
  styleInUse: number
  /** At load. */
  script: number
  /** As the style is. */
  scriptInUse: number
  /** Those that lie in view before the page is scrolled, one behind another too. */
  pictures: number
  fonts: number
  /** How many requests the page makes, the document's own among them; icons are left aside. */
  requests: number
}

/** Its parts in the order of the desk. */
export const budgetParts = [
  'document',
  'style',
  'styleInUse',
  'script',
  'scriptInUse',
  'pictures',
  'fonts',
  'requests',
] as const satisfies readonly (keyof PageBudget)[]
