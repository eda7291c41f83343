/** What a page may carry on a phone before its first touch, and its style and script after it; bytes as they are sent. */
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

/** Its parts in the order of the desk and of the file of budgets. */
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

/** A page's budget as one row of figures, in the order of `budgetParts`. */
export type BudgetRow = readonly [
  document: number,
  style: number,
  styleInUse: number,
  script: number,
  scriptInUse: number,
  pictures: number,
  fonts: number,
  requests: number,
]

/** The budget that a row says. */
export function budgetOfRow(row: BudgetRow): PageBudget {
  const [document, style, styleInUse, script, scriptInUse, pictures, fonts, requests] = row
  return { document, style, styleInUse, script, scriptInUse, pictures, fonts, requests }
}

/** The most of each part that one of several pages may carry. Throws where there is no page. */
export function mostOf(budgets: readonly PageBudget[]): PageBudget {
  return budgets.reduce((most, one) => {
    const parts = budgetParts.map((part) => [part, Math.max(most[part], one[part])])
    return { ...most, ...Object.fromEntries(parts) }
  })
}
