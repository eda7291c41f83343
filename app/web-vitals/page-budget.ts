/** Bytes as sent to a phone: before its first touch, and style and script after it. */
export type PageBudget = {
  document: number
  /** Separate files only, without inline style. */
  style: number
  /** With every island of the page hydrated. */
  styleInUse: number
  script: number
  scriptInUse: number
  pictures: number
  fonts: number
  /** With the document, without icons. */
  requests: number
}

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

export function budgetOfRow(row: BudgetRow): PageBudget {
  const [document, style, styleInUse, script, scriptInUse, pictures, fonts, requests] = row
  return { document, style, styleInUse, script, scriptInUse, pictures, fonts, requests }
}

export function maxOf(budgets: readonly PageBudget[]): PageBudget {
  return budgets.reduce((max, one) => {
    const parts = budgetParts.map((part) => [part, Math.max(max[part], one[part])])
    return { ...max, ...Object.fromEntries(parts) }
  })
}
