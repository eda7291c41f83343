import { FigureTable } from './figure-table.tsx'
import { pageKindNames } from './page-kinds.ts'
import { FEW, type SpeedRow, type Verdict } from './speed-report.ts'
import { vitals, vitalText, type Vital } from './vital.ts'
import { vitalBudgets } from './vital-budgets.ts'

const verdicts: Record<Verdict, string> = { good: 'good', over: 'over', few: 'few views' }

const names: Record<Vital, string> = {
  LCP: 'Largest paint',
  INP: 'Answer to a touch',
  CLS: 'Shift of the page',
  FCP: 'First paint',
  TTFB: 'First byte',
}

/** What three of four views did not exceed, by kind of page and device; the budgets stand in the head. */
export function SpeedTable({ rows }: { rows: readonly SpeedRow[] }) {
  const columns = [
    { key: 'views', head: 'Views' },
    ...vitals.map((vital) => ({ key: vital, head: <VitalHead vital={vital} /> })),
  ]
  return (
    <FigureTable caption="What visitors’ browsers measured" columns={columns}>
      {rows.map((row) => (
        <tr key={`${row.page} ${row.device}`} role="row">
          <th role="rowheader" scope="row">
            {pageKindNames[row.page]}
            <span>{row.device}</span>
          </th>
          <td role="cell" data-label="Views">
            {row.views}
            {row.views < FEW ? <span>fewer than {FEW} views</span> : null}
          </td>
          {vitals.map((vital) => (
            <td key={vital} role="cell" data-label={`${names[vital]}, ${budgetText(vital)}`}>
              <Value row={row} vital={vital} />
            </td>
          ))}
        </tr>
      ))}
    </FigureTable>
  )
}

function VitalHead({ vital }: { vital: Vital }) {
  return (
    <>
      {names[vital]}
      <span>
        {vital}, {budgetText(vital)}
      </span>
    </>
  )
}

function Value({ row, vital }: { row: SpeedRow; vital: Vital }) {
  const measured = row.measured[vital]
  if (!measured) return null
  const { p75, verdict } = measured
  return (
    <>
      {vitalText(vital, p75)} <span data-verdict={verdict}>{verdicts[verdict]}</span>
    </>
  )
}

function budgetText(vital: Vital): string {
  return `at most ${vitalText(vital, vitalBudgets[vital])}`
}
