import { addressOf } from '#app/config/address-of.server.ts'
import { nowhere, pageBudgets } from '#content/page-budgets.ts'

import { budgetOfRow, maxOf, type PageBudget } from './page-budget.ts'
import { isPageKind, type PageKind } from './page-kinds.ts'

export function kindBudgets(): Partial<Record<PageKind, PageBudget>> {
  const kinds: Partial<Record<PageKind, PageBudget>> = {}
  for (const [path, row] of Object.entries(pageBudgets)) {
    const kind = addressOf(path)
    if (!isPageKind(kind) || path === nowhere) continue
    const known = kinds[kind]
    kinds[kind] = known ? maxOf([known, budgetOfRow(row)]) : budgetOfRow(row)
  }
  return kinds
}

/** The page's own budget, or the largest of its kind; undefined for other paths. */
export function budgetOf(path: string): PageBudget | undefined {
  const row = pageBudgets[path]
  if (row) return budgetOfRow(row)
  const kind = addressOf(path)
  return isPageKind(kind) ? kindBudgets()[kind] : undefined
}
