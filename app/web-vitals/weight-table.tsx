import { speedTexts } from '#app/strings/en/speed.ts'

import { FigureTable } from './figure-table.tsx'
import { budgetParts, type PageBudget } from './page-budget.ts'
import { pageKindNames, pageKinds, type PageKind } from './page-kinds.ts'

export function WeightTable({ budgets }: { budgets: Partial<Record<PageKind, PageBudget>> }) {
  const rows = pageKinds.flatMap((page) => {
    const budget = budgets[page]
    return budget ? [{ page, budget }] : []
  })
  const columns = budgetParts.map((part) => ({ key: part, head: speedTexts.parts[part] }))
  return (
    <FigureTable caption={speedTexts.weights} columns={columns}>
      {rows.map(({ page, budget }) => (
        <tr key={page} role="row">
          <th role="rowheader" scope="row">
            {pageKindNames[page]}
          </th>
          {budgetParts.map((part) => (
            <td key={part} role="cell" data-label={speedTexts.parts[part]}>
              {part === 'requests' ? budget[part] : kilobytes(budget[part])}
            </td>
          ))}
        </tr>
      ))}
    </FigureTable>
  )
}

function kilobytes(bytes: number): string {
  return bytes === 0 ? '0' : (bytes / 1000).toFixed(1)
}
