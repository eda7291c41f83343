import { rupeesInWords } from '#app/lib/money.ts'

export function RupeeCells({ rows }: { rows: Readonly<Record<string, number>> }) {
  return (
    <dl className={`facts facts-${Object.keys(rows).length}`}>
      {Object.entries(rows).map(([label, rupees]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{rupeesInWords(rupees)}</dd>
        </div>
      ))}
    </dl>
  )
}
