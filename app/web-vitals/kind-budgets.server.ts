import { addressOf } from '#app/config/address-of.server.ts'
import { nowhere, pageBudgets } from '#content/page-budgets.ts'

import { budgetOfRow, mostOf, type PageBudget } from './page-budget.ts'
import { isPageKind, type PageKind } from './page-kinds.ts'

/** What a page of each kind may weigh at most: the most that the file of budgets allows one of them. */
export function kindBudgets(): Partial<Record<PageKind, PageBudget>> {
  const kinds: Partial<Record<PageKind, PageBudget>> = {}
  for (const [path, row] of Object.entries(pageBudgets)) {
    const kind = addressOf(path)
    // The login and a page that is none stand in the same frame, and are of no kind that is measured.
    if (!isPageKind(kind) || path === nowhere) continue
    const known = kinds[kind]
    kinds[kind] = known ? mostOf([known, budgetOfRow(row)]) : budgetOfRow(row)
  }
  return kinds
}

/** What a page may weigh: its own row, or, until it has one, the most of its kind; undefined for no page of a kind. */
export function budgetOf(path: string): PageBudget | undefined {
  const row = pageBudgets[path]
  if (row) return budgetOfRow(row)
  const kind = addressOf(path)
  return isPageKind(kind) ? kindBudgets()[kind] : undefined
}
