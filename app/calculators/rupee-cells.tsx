import { formatRupees } from '#app/lib/money.ts'

/** To the rupee, so that the cells add up as shown. */
export function RupeeCells({ rows }: { rows: Readonly<Record<string, number>> }) {
  return (
    <dl className={`facts facts-${Object.keys(rows).length}`}>
      {Object.entries(rows).map(([label, rupees]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatRupees(rupees)}</dd>
        </div>
      ))}
    </dl>
  )
}
