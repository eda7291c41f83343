import { speedTexts } from '#app/strings/en/speed.ts'

import { FigureTable } from './figure-table.tsx'
import { pageKindNames } from './page-kinds.ts'
import { FEW, type SpeedRow } from './speed-report.ts'
import { vitals, vitalText, type Vital } from './vital.ts'
import { vitalBudgets } from './vital-budgets.ts'

export function SpeedTable({ rows }: { rows: readonly SpeedRow[] }) {
  const columns = [
    { key: 'views', head: speedTexts.views },
    ...vitals.map((vital) => ({ key: vital, head: <VitalHead vital={vital} /> })),
  ]
  return (
    <FigureTable caption={speedTexts.measured} columns={columns}>
      {rows.map((row) => (
        <tr key={`${row.page} ${row.device}`} role="row">
          <th role="rowheader" scope="row">
            {pageKindNames[row.page]}
            <span>{speedTexts.devices[row.device]}</span>
          </th>
          <td role="cell" data-label={speedTexts.views}>
            {row.views}
            {row.views < FEW ? <span>{speedTexts.fewViews(FEW)}</span> : null}
          </td>
          {vitals.map((vital) => (
            <td
              key={vital}
              role="cell"
              data-label={`${speedTexts.vitals[vital]}, ${budgetText(vital)}`}
            >
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
      {speedTexts.vitals[vital]}
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
      {vitalText(vital, p75)} <span data-verdict={verdict}>{speedTexts.verdicts[verdict]}</span>
    </>
  )
}

function budgetText(vital: Vital): string {
  return speedTexts.upTo(vitalText(vital, vitalBudgets[vital]))
}
