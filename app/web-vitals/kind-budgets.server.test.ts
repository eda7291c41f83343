import { expect, test } from 'vitest'

import { nowhere, pageBudgets } from '#content/page-budgets.ts'

import { budgetOf, kindBudgets } from './kind-budgets.server.ts'
import { budgetOfRow, budgetParts, maxOf } from './page-budget.ts'
import { pageKinds } from './page-kinds.ts'

test('every kind of page has a budget, and no page of it may weigh more', () => {
  const kinds = kindBudgets()
  expect(Object.keys(kinds).toSorted()).toEqual([...pageKinds].toSorted())
  for (const [path, row] of Object.entries(pageBudgets)) {
    const own = budgetOf(path)
    expect(own, path).toEqual(budgetOfRow(row))
  }
})

test('an unknown page’s weight does not count for projects', () => {
  expect(budgetOf(nowhere)?.style).toBeGreaterThan(kindBudgets().listing?.style ?? Infinity)
})

test('a page without a row of its own gets the heaviest budget of its kind', () => {
  const project = kindBudgets().listing
  expect(project).toBeDefined()
  expect(budgetOf('/a-listing-of-tomorrow')).toEqual(project)
  expect(budgetOf('/dashboard/speed')).toBeUndefined()
})

test('the maximum of several pages is taken by part', () => {
  const light = budgetOfRow([1, 2, 3, 4, 5, 6, 7, 8])
  const other = budgetOfRow([8, 7, 6, 5, 4, 3, 2, 1])
  const most = maxOf([light, other])
  expect(budgetParts.map((part) => most[part])).toEqual([8, 7, 6, 5, 5, 6, 7, 8])
  expect(() => maxOf([])).toThrow(TypeError)
})
