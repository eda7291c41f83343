import { FigureTable } from './figure-table.tsx'
import { budgetParts, type PageBudget } from './page-budget.ts'
import { pageKindNames, pageKinds, type PageKind } from './page-kinds.ts'

const partNames: Record<keyof PageBudget, string> = {
  document: 'Document',
  style: 'Style',
  script: 'Script',
  styleInUse: 'Style in use',
  scriptInUse: 'Script in use',
  pictures: 'Pictures in view',
  fonts: 'Fonts',
  requests: 'Requests',
}

/** What each kind of page may weigh, as a test holds it on the built site. */
export function WeightTable({ budgets }: { budgets: Record<PageKind, PageBudget> }) {
  const columns = budgetParts.map((part) => ({ key: part, head: partNames[part] }))
  return (
    <FigureTable caption="What a page may weigh on a phone, in kB" columns={columns}>
      {pageKinds.map((page) => (
        <tr key={page} role="row">
          <th role="rowheader" scope="row">
            {pageKindNames[page]}
          </th>
          {budgetParts.map((part) => (
            <td key={part} role="cell" data-label={partNames[part]}>
              {part === 'requests' ? budgets[page][part] : kilobytes(budgets[page][part])}
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
